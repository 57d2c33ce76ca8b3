import { goneChoices } from '../../domain/catalogue/product/option.ts';
import { isSame } from '../../domain/kit/is-same.ts';
import { deliveryCheckLogic } from '../../machines/catalogue/delivery-check/delivery-check.actors.ts';
import { stockAlertLogic } from '../../machines/catalogue/stock-alert/stock-alert.actors.ts';
import { createDeliveryService, type WeighedProduct } from '../../services/catalogue/delivery.service.ts';
import { createStockAlertService } from '../../services/catalogue/stock-alert.service.ts';
import { DeliveryCheck } from '../../ui/catalogue/delivery-check/DeliveryCheck.tsx';
import type { ProductOptionsRef } from '../../ui/catalogue/product/ProductPage.tsx';
import { StockAlert } from '../../ui/catalogue/stock-alert/StockAlert.tsx';
import { useScreenActor, useShopView, useView } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';

interface OptionsProps {
  readonly options: ProductOptionsRef;
}

/**
 * Says when a product would arrive, and for how much, or tells when it's back. A chunk of its own: nobody waits for it to
 * see or buy the product.
 */
export function Delivery({ options }: OptionsProps) {
  const product = useView(options, weighedOf, isSame);
  const isSignedIn = useShopView('session', (snapshot) => snapshot.context.profile !== null);
  return (
    <>
      <BackInStock key={String(isSignedIn)} options={options} isSignedIn={isSignedIn} />
      <ProductDelivery key={`${product.variant}|${product.flavour}`} product={product} />
    </>
  );
}

/** Begins again when somebody signs in or out. */
function BackInStock({ options, isSignedIn }: OptionsProps & { readonly isSignedIn: boolean }) {
  const { product, chosen } = useView(options, ({ context }) => context);
  const logic = stockAlertLogic(createStockAlertService(useServices().http));
  const input = { sku: product.sku, gone: goneChoices(product), asked: chosen, isSignedIn };
  return <StockAlert actor={useScreenActor(logic, input)} />;
}

function ProductDelivery({ product }: { product: WeighedProduct }) {
  const { http, store } = useServices();
  const logic = deliveryCheckLogic(createDeliveryService(http, store, product));
  return <DeliveryCheck actor={useScreenActor(logic, { parent: null })} />;
}

function weighedOf({ context }: ReturnType<ProductOptionsRef['getSnapshot']>): WeighedProduct {
  const { product, variant, flavour } = context;
  return { sku: product.sku, variant, flavour };
}
