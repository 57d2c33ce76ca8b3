import { t } from '../../../kit/text/text.ts';
import type { LegalDocument } from '../content.ts';

export const privacy: LegalDocument = {
  slug: 'privacy',
  title: t`Privacy policy`,
  summary: t`What we know about you, why, for how long, and what you can ask of us.`,
  updatedOn: '2026-11-26',
  sections: [
    {
      title: t`Who is responsible`,
      passages: [
        t`{companyName}, {address}, decides how your personal data is used in this shop and is the data fiduciary under the Digital Personal Data Protection Act, 2023. Questions go to {email}.`,
      ],
    },
    {
      title: t`What we store, and why`,
      passages: [
        [
          t`Your phone number, to send the one-time code, to match your orders to you and to let the courier call you.`,
          t`Your name, and your e-mail address if you give it, to address you and to send invoices.`,
          t`Your delivery addresses, to deliver.`,
          t`Your orders, plans, membership, coupons used and invoices, to fulfil them and to keep the books that tax law requires.`,
          t`Payments: the method, the amount, the state and the payment company’s reference. We never see or store card numbers, UPI PINs or bank passwords.`,
          t`What you write to us, to answer you. A prescription or anything about your health only if you choose to send it, for advice on our products and for nothing else.`,
          t`If you show our support what happened: the names of the steps of your last ten minutes in the shop, never what you typed.`,
          t`Technical records of requests, such as time and network address, to keep the service running and safe.`,
        ],
        t`We use this data because you asked for the order or the service, because you agreed, or because the law requires it. We do not sell it, and we do not build a profile of your health.`,
      ],
    },
    {
      title: t`What stays on your device`,
      passages: [
        t`Your browser keeps the cart, the sign-in, your choices at checkout, how far you had scrolled, and two cookies: light or dark colours if you chose them, and a random number by which we know a device that has signed in before, so that we can tell you of a new one. They make the shop work; there is no advertising cookie among them. Signing out removes your personal data from the device. You can clear the rest in your browser at any time.`,
        t`Public pages that you opened are stored as well, so that they open without a connection. They contain nothing about your account or your orders.`,
      ],
    },
    {
      title: t`Measuring visits`,
      passages: [
        t`We count how fast our pages are in browsers: the type of page, phone or computer, and times. It has no number, no cookie and no address, so it can’t be traced to anyone.`,
        t`If you agree, we count how often each step in the shop is taken, such as opening the cart or choosing how to pay, and where visits end. Only the names of steps and the kind of device are sent, never what you type or choose, and nothing that tells who you are. We keep these counts for 13 months.`,
        t`Where we use services of others to count visits, to see how pages are used or to measure advertisements, we ask you first, for each one separately. Nothing of theirs is loaded before you agree, nor ever where you sign in, pay, write to us or look at your account. They are told about pages and products, never who you are. “Privacy choices” at the foot of the page lets you change your answer at any time. Withdrawing it removes their cookies.`,
      ],
    },
    {
      title: t`Who else sees your data`,
      passages: [
        [
          t`Couriers: name, phone, address, and the sum to collect for cash orders.`,
          t`Payment companies: the amount and the order number; your card or UPI details you give to them directly.`,
          t`Companies that send our text messages and e-mails, and that host our servers: what they need for that, by contract and on our instruction only.`,
          t`Authorities, where the law obliges us.`,
        ],
      ],
    },
    {
      title: t`How long we keep it`,
      passages: [
        [
          t`One-time codes: minutes.`,
          t`A cart that was never ordered, and a sign-in: until the sign-in ends or you sign out.`,
          t`Devices that have signed in to your account: 400 days after they last did.`,
          t`Account and addresses: until you delete them or ask us to.`,
          t`Orders and invoices: as long as tax law requires, at present 72 months after the annual return of that year was due.`,
          t`Letters and prescriptions: until your question is answered, and at most one year after, unless the law requires longer.`,
          t`What you showed our support with a code: seven days.`,
          t`Technical records: at least one year where the law says so, then they are erased.`,
        ],
      ],
    },
    {
      title: t`Your rights`,
      passages: [
        t`Under the Act, as its parts come into force, you may`,
        [
          t`ask which data we hold about you, and who we shared it with,`,
          t`have it corrected, completed or updated,`,
          t`have it erased, except what the law tells us to keep,`,
          t`withdraw a consent as easily as you gave it; what was done before stays lawful,`,
          t`name a person who may use these rights if you die or cannot act,`,
          t`complain to us, and then to the Data Protection Board of India.`,
        ],
        t`Write to {email} from the address or with the phone number of your account. We first verify that it is you, and answer within 30 days.`,
      ],
    },
    {
      title: t`Consent`,
      passages: [
        t`Where we ask for consent, we say what for, in plain words, before anything is stored. A box is never ticked for you. You can withdraw consent in your account or by a message to {email}, and we stop from then on. Your account shows which messages you have chosen.`,
      ],
    },
    {
      title: t`Children`,
      passages: [
        t`The shop is for adults. We do not knowingly keep data of anyone under 18. If a child has signed in, tell us and we erase it.`,
      ],
    },
    {
      title: t`Safety`,
      passages: [
        t`Connections are encrypted, sign-in tokens are stored only in hashed form, and staff see no more than their work needs. If data is lost or exposed all the same, we tell you and the Board without delay, and say what you can do.`,
      ],
    },
    {
      title: t`Grievance officer`,
      passages: [
        t`Please write to {grievanceOfficer}, {companyName}, {address}: {grievanceEmail}, {grievancePhone}, or by the form on the contact page. You get a confirmation within 48 hours and an answer within one month. If it does not settle the matter, you may go to the Data Protection Board of India.`,
      ],
    },
  ],
};
