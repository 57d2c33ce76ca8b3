import { t } from '../../../kit/text/text.ts';
import type { LegalDocument } from '../content.ts';

export const terms: LegalDocument = {
  slug: 'terms',
  title: t`Terms & Conditions`,
  summary: t`The agreement between you and us when you use this shop or buy from it.`,
  updatedOn: '2026-11-21',
  sections: [
    {
      title: t`Who we are`,
      passages: [
        t`This shop is run by {companyName}, {address}. You reach us at {email} and {phone}, every day, {hours}. In these terms “we” is {companyName} and “you” is the person who uses the shop.`,
      ],
    },
    {
      title: t`Who may buy`,
      passages: [
        t`You must be 18 or older and able to enter into a contract under Indian law. You sign in with your phone number and a one-time code; please keep your phone secure, and tell us if someone else has used your account. What you tell us must be true, above all name, phone and address.`,
      ],
    },
    {
      title: t`Products`,
      passages: [
        t`We sell traditional Ayurvedic preparations and a membership. Please read the label and the product’s page before use. Nothing on this site is medical advice. The products do not replace a doctor or a medicine that was given to you. If you are pregnant, nursing, ill, on medicine, or choosing for a child or an animal, ask a doctor or a vet first.`,
        t`The page of each product names its maker, the licence, the net quantity, the MRP, the best-before period and the country of origin, as its label does. Where a product or a part of it comes from another country, the page says so before you buy. Plants vary: colour, smell and taste may differ a little between batches. Drawings show the plant, not the exact contents of the bottle.`,
      ],
    },
    {
      title: t`Prices and offers`,
      passages: [
        t`All prices are in Indian rupees and include GST. Delivery and any fee for cash on delivery are shown in the total before you pay. You pay the price that is shown when you place the order; if it changed while a product lay in your cart, we tell you first.`,
        t`You can use one coupon per order. Where a tier discount saves more than your coupon, you get the larger one. Offers last until the time they state or until they are used up.`,
      ],
    },
    {
      title: t`Your order`,
      passages: [
        t`An order is your offer to buy. It is accepted when we confirm it with an order number. If a plain mistake was made, such as a price that is obviously wrong or a product that is no longer available, we may cancel the order and refund the whole amount.`,
        t`Payments are handled by licensed payment companies. Card numbers and PINs never reach us. Title and risk pass to you on delivery.`,
      ],
    },
    {
      title: t`Delivery, cancellation and returns`,
      passages: [
        t`The pages Shipping and Refund & Returns are part of these terms. In short: you can cancel until the order is packed, and return unopened products within {returnDays}.`,
      ],
    },
    {
      title: t`Ranking and reviews`,
      passages: [
        t`Products are listed in an order that the shop sets, or by price, name or date if you choose. Nobody pays for a position. Customer letters are shown only with consent and as they were written.`,
      ],
    },
    {
      title: t`Plans and membership`,
      passages: [
        t`A weekly or monthly plan repeats a delivery at the plan’s price until you cancel it, which you can do at any time. The Bliss Club begins when it is paid and ends after the time shown when you bought it; it is for one person and cannot be passed on. A discount that it brought belongs to the order in which it was used.`,
      ],
    },
    {
      title: t`Fair use`,
      passages: [
        t`Please do not buy for resale without our written consent, disturb the service, collect its contents by machine, or use it for anything unlawful. We may close an account that does; orders that are paid are still delivered or refunded. Texts, drawings and marks of this shop belong to us or to those who lent them.`,
      ],
    },
    {
      title: t`What we answer for`,
      passages: [
        t`We answer for defects of what we sell and for what we do wrong, as the law says, and nothing here takes away a right that the Consumer Protection Act gives you. Beyond that we do not answer for losses that nobody could foresee, and for an order not for more than was paid for it.`,
      ],
    },
    {
      title: t`Complaints, law and changes`,
      passages: [
        t`Complaints go to {grievanceOfficer}, {companyName}: {grievanceEmail}, {grievancePhone}, or by the form on the contact page, as the Consumer Protection (E-Commerce) Rules, 2020 ask. We confirm a complaint within 48 hours and answer it within one month. You may also call the National Consumer Helpline, 1915. These terms follow the law of India, and the courts at the place of our address have jurisdiction, without prejudice to the consumer commission where you live.`,
        t`When we change these terms, the new ones are on this page with their date and hold for orders placed from then on.`,
      ],
    },
  ],
};
