import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { gatewayCheckMachine } from '../../../machines/admin/sections/gateway-check/gateway-check.machine.ts';
import { gatewayCheckView } from '../../../machines/admin/sections/gateway-check/gateway-check.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';

interface GatewayCheckProps {
  readonly actor: ActorRefFrom<typeof gatewayCheckMachine>;
  /** 'Razorpay'. */
  readonly name: string;
}

/** Tests a payment service without moving money. */
export function GatewayCheck({ actor, name }: GatewayCheckProps) {
  const { isBusy, text, tone } = useView(actor, gatewayCheckView, isSame);
  return (
    <>
      <Button tone="outline" size="small" busy={isBusy} onClick={() => actor.send({ type: 'gateway.check' })}>
        {isBusy ? 'Testing…' : `Test ${name}`}
      </Button>
      {text !== null && <Notice tone={tone}>{text}</Notice>}
    </>
  );
}
