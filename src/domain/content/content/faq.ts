import { t } from '../../kit/text/text.ts';
import type { Topic } from './content.ts';

export const topics: readonly Topic[] = [
  {
    title: t`Ordering and paying`,
    questions: [
      {
        question: t`Do I need an account to order?`,
        answer: [
          t`Your phone number is enough. At checkout we send you a one-time code. Entering it signs you in and keeps your orders in one place. You don’t need a password.`,
        ],
      },
      {
        question: t`How do I pay by UPI?`,
        answer: [
          t`Choose UPI at checkout. On a phone, the payment opens in the UPI app you choose. On a computer, you scan a QR code with the app. Approve the amount in your app and come back to the shop.`,
          t`If your bank is slow, we tell you that we’re checking. Please don’t pay a second time. If money arrives twice, we refund the second payment.`,
        ],
      },
      {
        question: t`Can I pay in cash when it arrives?`,
        answer: [
          t`{cashTerms}. The courier must accept cash at your pincode. Checkout and the product’s page tell you whether it does.`,
        ],
      },
      {
        question: t`Do the prices include GST?`,
        answer: [
          t`Yes. Every price includes GST, and your invoice shows the tax for each product. Nothing new is added at the last step.`,
        ],
      },
    ],
  },
  {
    title: t`Delivery and returns`,
    questions: [
      {
        question: t`What does delivery cost, and how long does it take?`,
        answer: [
          t`{deliveryPrice}. Most places in India take 2 to 7 days. Bengaluru is often sooner, and the hills and the north-east can take a little longer. Enter your pincode on a product’s page to see the day.`,
        ],
      },
      {
        question: t`Can I cancel an order?`,
        answer: [
          t`Yes, until it’s packed. Open the order in your account and cancel it there, or call us. We refund the full amount to your original payment method.`,
        ],
      },
      {
        question: t`Can I return something?`,
        answer: [
          t`Yes, unopened bottles, within {returnDays} after they arrive. For hygiene reasons, we can’t take back opened bottles unless they arrived damaged, leaking or expired, or aren’t what you ordered. In that case, write to us with a photo and we’ll put it right.`,
        ],
      },
    ],
  },
  {
    title: t`Plans and the Bliss Club`,
    questions: [
      {
        question: t`How does a weekly or monthly plan work?`,
        answer: [
          t`On the product’s page, choose weekly or monthly instead of a one-time purchase. You see the lower plan price before you add it. You can cancel anytime, no strings attached. There’s no notice period and no fee.`,
        ],
      },
      {
        question: t`What is the Bliss Club?`,
        answer: [
          t`A membership: {clubPrice}. While it lasts, delivery is free on every order and you get an extra {clubPercent} off products that aren’t in a bundle. It ends automatically and doesn’t renew unless you choose to.`,
        ],
      },
    ],
  },
  {
    title: t`Using the products safely`,
    questions: [
      {
        question: t`I am pregnant, nursing or on medicine. May I take it?`,
        answer: [
          t`Please ask your doctor first, and show them the ingredients from the product’s page. Ashwagandha and neem are not recommended in pregnancy or while nursing. Also ask if you’re due for surgery or have a long-term illness.`,
        ],
      },
      {
        question: t`Are the products for children?`,
        answer: [
          t`No. They are made for adults. Give them to someone under 18 only if a doctor who knows the child has said so, and keep every bottle out of reach.`,
        ],
      },
      {
        question: t`What if something doesn’t agree with me?`,
        answer: [
          t`Stop taking it. If it doesn’t pass quickly, or if it’s serious, see a doctor and take the bottle with you. Then please tell us at {email} with the batch number from the label, so that we can look into it.`,
        ],
      },
    ],
  },
];
