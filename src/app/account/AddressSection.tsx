import { accountListLogic } from '../../machines/account/account-list/account-list.actors.ts';
import { addressEditorLogic } from '../../machines/account/address-editor/address-editor.actors.ts';
import { createAddressBook } from '../../services/account/account.service.ts';
import { createDeliveryService } from '../../services/catalogue/delivery.service.ts';
import { AddressEditor } from '../../ui/account/address-editor/AddressEditor.tsx';
import { AddressList } from '../../ui/account/account-list/AddressList.tsx';
import { useOpen, useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';
import type { SectionProps } from './dashboard/lazy-section.tsx';

/** /dashboard/address, /dashboard/address/new and /dashboard/address/:id. */
export function AddressSection({ rest }: SectionProps) {
  return rest === '' ? <Addresses /> : <OneAddress id={rest === 'new' ? null : rest} />;
}

function Addresses() {
  const { http } = useServices();
  const actor = useScreenActor(accountListLogic(createAddressBook(http)), undefined);
  return <AddressList actor={actor} />;
}

function OneAddress({ id }: { id: string | null }) {
  const { http, store } = useServices();
  const open = useOpen();
  const book = createAddressBook(http);
  const logic = addressEditorLogic({
    findAddress: book.findAddress,
    saveAddress: (address, signal) => book.saveAddress(id, address, signal),
    findDelivery: createDeliveryService(http, store).findDelivery,
  });
  const parent = { send: () => open('/dashboard/address') };
  return <AddressEditor actor={useScreenActor(logic, { parent, id })} />;
}
