import type { Topic } from './content.ts';

export const topics: readonly Topic[] = [
  {
    title: 'Ordering and paying',
    questions: [
      {
        question: 'Do I need an account to order?',
        answer: [
          'Your phone number is enough. At checkout we send you a one-time code. Entering it signs you in and keeps your orders in one place. You don’t need a password.',
        ],
      },
      {
        question: 'How do I pay by UPI?',
        answer: [
          'Choose UPI at checkout. On a phone, the payment opens in the UPI app you choose. On a computer, you scan a QR code with the app. Approve the amount in your app and come back to the shop.',
          'If your bank is slow, we tell you that we’re checking. Please don’t pay a second time. If money arrives twice, we refund the second payment.',
        ],
      },
      {
        question: 'Can I pay in cash when it arrives?',
        answer: [
          '{cashTerms}. The courier must accept cash at your pincode. Checkout and the product’s page tell you whether it does.',
        ],
      },
      {
        question: 'Do the prices include GST?',
        answer: [
          'Yes. Every price includes GST, and your invoice shows the tax for each product. Nothing new is added at the last step.',
        ],
      },
    ],
  },
  {
    title: 'Delivery and returns',
    questions: [
      {
        question: 'What does delivery cost, and how long does it take?',
        answer: [
          '{deliveryPrice}. Most places in India take 2 to 7 days. Bengaluru is often sooner, and the hills and the north-east can take a little longer. Enter your pincode on a product’s page to see the day.',
        ],
      },
      {
        question: 'Can I cancel an order?',
        answer: [
          'Yes, until it’s packed. Open the order in your account and cancel it there, or call us. We refund the full amount to your original payment method.',
        ],
      },
      {
        question: 'Can I return something?',
        answer: [
          'Yes, unopened bottles, within {returnDays} after they arrive. For hygiene reasons, we can’t take back opened bottles unless they arrived damaged, leaking or expired, or aren’t what you ordered. In that case, write to us with a photo and we’ll put it right.',
        ],
      },
    ],
  },
  {
    title: 'Plans and the Bliss Club',
    questions: [
      {
        question: 'How does a weekly or monthly plan work?',
        answer: [
          'On the product’s page, choose weekly or monthly instead of a one-time purchase. You see the lower plan price before you add it. You can cancel anytime, no strings attached. There’s no notice period and no fee.',
        ],
      },
      {
        question: 'What is the Bliss Club?',
        answer: [
          'A membership: {clubPrice}. While it lasts, delivery is free on every order and you get an extra {clubPercent} off products that aren’t in a bundle. It ends automatically and doesn’t renew unless you choose to.',
        ],
      },
    ],
  },
  {
    title: 'Using the products safely',
    questions: [
      {
        question: 'I am pregnant, nursing or on medicine. May I take it?',
        answer: [
          'Please ask your doctor first, and show them the ingredients from the product’s page. Ashwagandha and neem are not recommended in pregnancy or while nursing. Also ask if you’re due for surgery or have a long-term illness.',
        ],
      },
      {
        question: 'Are the products for children?',
        answer: [
          'No. They are made for adults. Give them to someone under 18 only if a doctor who knows the child has said so, and keep every bottle out of reach.',
        ],
      },
      {
        question: 'What if something doesn’t agree with me?',
        answer: [
          'Stop taking it. If it doesn’t pass quickly, or if it’s serious, see a doctor and take the bottle with you. Then please tell us at {email} with the batch number from the label, so that we can look into it.',
        ],
      },
    ],
  },
];
