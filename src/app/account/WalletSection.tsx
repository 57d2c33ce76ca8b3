import { walletLogic } from '../../machines/account/wallet/wallet.actors.ts';
import { createWalletService } from '../../services/account/wallet.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { WalletPanel } from '../../ui/account/wallet/WalletPanel.tsx';
import { useServices } from '../platform/services.tsx';

/** /dashboard/wallet. */
export function WalletSection() {
  const { http } = useServices();
  const actor = useScreenActor(walletLogic(createWalletService(http)), undefined);
  return <WalletPanel actor={actor} />;
}
