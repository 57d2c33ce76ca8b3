import { useState } from 'react';
import { BottleThumb } from '../../../src/ui/kit/art/Bottle.tsx';
import { AccordionItem } from '../../../src/ui/kit/display/Accordion.tsx';
import { AlertDialog } from '../../../src/ui/kit/overlay/AlertDialog.tsx';
import { Badge } from '../../../src/ui/kit/status/Badge.tsx';
import { Breadcrumbs } from '../../../src/ui/kit/display/Breadcrumbs.tsx';
import { Breakdown } from '../../../src/ui/kit/price/Breakdown.tsx';
import { Button, LinkButton } from '../../../src/ui/kit/action/Button.tsx';
import { Checkbox } from '../../../src/ui/kit/field/Checkbox.tsx';
import { Chips } from '../../../src/ui/kit/field/Chips.tsx';
import { Dialog } from '../../../src/ui/kit/overlay/Dialog.tsx';
import { IconButton } from '../../../src/ui/kit/action/IconButton.tsx';
import * as icons from '../../../src/ui/kit/icon/icons.tsx';
import { Notice } from '../../../src/ui/kit/status/Notice.tsx';
import { OtpField } from '../../../src/ui/kit/field/OtpField.tsx';
import { PhoneField } from '../../../src/ui/kit/field/PhoneField.tsx';
import { PincodeField } from '../../../src/ui/kit/field/PincodeField.tsx';
import { Price } from '../../../src/ui/kit/price/Price.tsx';
import { RadioRows } from '../../../src/ui/kit/choice/RadioRows.tsx';
import { Select } from '../../../src/ui/kit/choice/Select.tsx';
import { Sheet } from '../../../src/ui/kit/overlay/Sheet.tsx';
import { Stepper } from '../../../src/ui/kit/action/Stepper.tsx';
import { TextArea, TextField } from '../../../src/ui/kit/field/TextField.tsx';
import { Timeline } from '../../../src/ui/kit/display/Timeline.tsx';
import { ToastViewport } from '../../../src/ui/kit/overlay/ToastViewport.tsx';
import type { ToastItem } from '../../../src/ui/kit/overlay/ToastViewport.tsx';
import { wrap } from '../../../src/ui/kit/theme/page.css.ts';
import { text } from '../../../src/ui/kit/theme/text.css.ts';
import * as css from './page.css.ts';
import { Boards } from './Boards.tsx';

const someToasts: ToastItem[] = [
  { id: '1', tone: 'success', text: 'Membership added to cart!' },
  { id: '2', tone: 'info', text: 'Logged out!' },
  {
    id: '3',
    tone: 'warning',
    text: 'Bundle removed due to cart changes',
    action: { label: 'Undo', onSelect: () => undefined },
  },
  { id: '4', tone: 'error', text: 'Failed to apply bundle' },
];
const parts = [
  { kind: 'plain', label: 'Item total', amount: '₹3,697' },
  { kind: 'saving', label: '5% tier discount', amount: '−₹185' },
  { kind: 'plain', label: 'Delivery', amount: 'Free' },
  { kind: 'total', label: 'Total', amount: '₹3,512', note: 'Includes all taxes', saving: 'You save ₹185' },
] as const;

/** Everything of the kit in its states; `overlay` opens one: sheet, dialog, alert, toasts (for `life` ms). */
export function KitPage({ overlay, life }: { overlay: string | null; life: number }) {
  const [open, setOpen] = useState(overlay);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('98450123');
  const [pincode, setPincode] = useState('560066');
  const [code, setCode] = useState('407');
  const [count, setCount] = useState(9);
  const [flavour, setFlavour] = useState('saffron');
  const [size, setSize] = useState('30');
  const [plan, setPlan] = useState('trial');
  const [state, setState] = useState('Karnataka');
  const [isGift, setGift] = useState(true);
  const [toasts, setToasts] = useState(overlay === 'toasts' ? someToasts : []);
  const close = () => setOpen(null);
  return (
    <>
      <main className={`${wrap} ${css.board}`}>
        <section>
          <h1 className={text({ as: 'hero' })}>
            Four plants. <em>One quiet shop.</em>
          </h1>
          <p className={text({ as: 'lead', tone: 'secondary' })}>
            ₹1,03,250 and “quotes” – with an en dash — and an em dash…
          </p>
          <h2 className={text({ as: 'h1' })}>
            Sleep Mantra{' '}
            <span lang="sa" className={text({ tone: 'muted' })}>
              निद्रा
            </span>
          </h2>
          <p className={text({ as: 'h2' })}>मन्त्र शान्ति श्वान हरित आनन्द ₹999</p>
          <p className={text({ as: 'h3' })}>How to take it 0123456789</p>
          <p className={text({ as: 'small', tone: 'muted' })}>
            Small and muted. <em className={text({ as: 'botanical' })}>Withania somnifera</em>
          </p>
        </section>
        <section>
          <h2 className={css.heading}>Buttons, inputs, badges</h2>
          <div className={css.row}>
            <Button>Add to cart</Button>
            <Button tone="outline" onClick={() => setOpen('sheet')}>
              Open the sheet
            </Button>
            <Button busy>Applying...</Button>
            <Button disabled>EXPIRED</Button>
            <Button tone="accent">Claim 50% off</Button>
            <Button tone="outline">Quick Add</Button>
            <Button tone="text">Maybe Later</Button>
            <Button tone="done">
              <icons.CheckIcon size={18} />
              Applied Successfully!
            </Button>
            <Button tone="danger">Remove</Button>
            <Button size="small" tone="outline">
              Small
            </Button>
            <LinkButton href="#top" size="large">
              Large link
            </LinkButton>
            <Stepper of="Sleep Mantra" value={count} max={10} onValue={setCount} />
            <Stepper of="Peace Mantra" value={1} max={10} onValue={setCount} size="small" onRemove={close} />
            <IconButton label="Open cart, 3 items" count={3}>
              <icons.BagIcon size={22} />
            </IconButton>
            <IconButton label="Add Sleep Mantra" outlined>
              <icons.PlusIcon />
            </IconButton>
          </div>
          <div className={css.four}>
            <TextField label="Full name" value={name} onValue={setName} autoComplete="name" hint="As on the door" />
            <PhoneField
              label="Mobile number"
              value={phone}
              onValue={setPhone}
              hint="Only for order updates and sign in."
            />
            <PincodeField
              label="Pincode"
              value={pincode}
              onValue={setPincode}
              good="Whitefield, Bengaluru, Karnataka"
            />
            <TextField
              label="Email"
              optional
              value="ananya@gmial.com"
              onValue={setName}
              error="Did you mean ananya@gmail.com?"
            />
            <Select
              label="State"
              value={state}
              onValue={setState}
              options={[
                { value: 'Karnataka', label: 'Karnataka' },
                { value: 'Kerala', label: 'Kerala' },
              ]}
            />
            <PincodeField label="Pincode, looking up" value="5600" onValue={setPincode} busy />
            <TextArea label="Notes" value="" onValue={setName} />
            <OtpField
              label="Code"
              value={code}
              onValue={setCode}
              hint="Send again in 0:24, or get it on WhatsApp"
            />
            <OtpField
              label="Wrong code"
              value="123456"
              onValue={setCode}
              error="That is not the code. 4 tries are left."
            />
            <Checkbox checked={isGift} onChecked={setGift} hint="Unticked until you tick it">
              Send updates on WhatsApp
            </Checkbox>
          </div>
          <div className={css.row}>
            <Badge tone="good">Paid</Badge>
            <Badge tone="warning">To pack</Badge>
            <Badge tone="info">Shipped</Badge>
            <Badge tone="bad">Failed</Badge>
            <Badge tone="neutral">Draft</Badge>
            <Badge tone="accent">Bestseller</Badge>
            <Badge tone="sale">Save 20%</Badge>
            <Badge tone="warning" icon={<icons.TimerIcon size={14} />}>
              0:48
            </Badge>
          </div>
        </section>
        <section>
          <h2 className={css.heading}>Choices, prices, sums</h2>
          <div className={css.four}>
            <div>
              <Chips
                label="Flavour"
                echo
                value={flavour}
                onValue={setFlavour}
                chips={[
                  { value: 'saffron', label: 'Saffron' },
                  { value: 'cardamom', label: 'Cardamom' },
                  { value: 'plain', label: 'Plain', disabled: true },
                ]}
              />
              <br />
              <Chips
                label="Size"
                value={size}
                onValue={setSize}
                chips={[
                  { value: '15', label: '15 ml', detail: '₹849' },
                  { value: '30', label: '30 ml', detail: '₹1,499' },
                ]}
              />
            </div>
            <RadioRows
              label="How often"
              value={plan}
              onValue={setPlan}
              rows={[
                { value: 'trial', label: 'Just this once', aside: '₹1,499' },
                {
                  value: 'monthly',
                  label: (
                    <>
                      Every month <Badge tone="good">10% off</Badge>
                    </>
                  ),
                  aside: '₹1,349',
                  detail: 'Cancel anytime, no strings attached',
                  more: 'Renews on the 4th.',
                },
              ]}
            />
            <Breakdown parts={parts} />
            <div className={css.row}>
              <Price amount={1499} note="Includes all taxes" size="large" />
              <Price amount={2378} was={2798} saving />
              <Price amount={849} size="medium" />
            </div>
            <Timeline
              steps={[
                { label: 'Ordered', detail: '02 Nov 26, 09:42 AM', state: 'done' },
                { label: 'Packed', state: 'current' },
                { label: 'On its way', detail: 'Wednesday 4 November', state: 'next' },
              ]}
            />
            <div>
              <Breadcrumbs
                crumbs={[{ label: 'Home', href: '#' }, { label: 'Shop', href: '#shop' }, { label: 'Sleep Mantra' }]}
              />
              <AccordionItem question="Can I take it with my other medicines?" open>
                Ask your doctor first, or send the prescription to ours on WhatsApp.
              </AccordionItem>
              <AccordionItem question="Will I feel drowsy in the morning?">No.</AccordionItem>
            </div>
          </div>
        </section>
        <Boards />
      </main>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Your cart"
        aside="3 items"
        closeLabel="Close cart"
        foot={
          <>
            <Breakdown parts={parts} />
            <br />
            <Button block size="large">
              Buy Now
            </Button>
          </>
        }
      >
        <Notice tone="good">Body</Notice>
        <BottleThumb sku="sleep-mantra" />
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Welcome back"
        description="We send a 6 digit code to your phone."
      >
        <br />
        <PhoneField label="Mobile number" value={phone} onValue={setPhone} />
        <br />
        <Button block>Send code</Button>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        title="Remove this address?"
        description="You can add it again later."
        confirmLabel="Remove"
        danger
        onConfirm={close}
        onCancel={close}
      />
      <ToastViewport
        duration={life}
        items={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
