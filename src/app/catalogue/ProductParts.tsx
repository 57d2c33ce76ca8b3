export { Delivery } from './Delivery.tsx';
export { ShareProduct } from './ShareProduct.tsx';
