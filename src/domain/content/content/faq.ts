import type { Topic } from './content.ts';

export const topics: readonly Topic[] = [
  {
    title: 'Ordering and paying',
    questions: [
      {
        question: 'Do I need an account to order?',
        answer: [
          'Your phone number is enough. At checkout we send you a one-time code; typing it signs you in and keeps your orders in one place. There is no password to invent.',
        ],
      },
      {
        question: 'How do I pay by UPI?',
        answer: [
          'Choose UPI at checkout. On a phone the payment opens in the UPI app that you pick; on a computer you scan a QR code with it. Approve the amount in your app and come back to the shop.',
          'If your bank is slow, we tell you that we are checking. Please do not pay a second time: should money arrive twice, the second payment goes back to you.',
        ],
      },
      {
        question: 'Can I pay in cash when it arrives?',
        answer: [
          '{cashTerms}. The courier must accept cash at your pincode; checkout and the product’s page tell you whether it does.',
        ],
      },
      {
        question: 'Do the prices include GST?',
        answer: [
          'Yes. Every price includes GST, and your invoice shows the tax for each product. Nothing is added at the last step that you have not seen before.',
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
          '{deliveryPrice}. Most places in India are reached in 2 to 7 days, Bengaluru often sooner; the hills and the north-east can take a little longer. Type your pincode on a product’s page to see the day.',
        ],
      },
      {
        question: 'Can I cancel an order?',
        answer: [
          'Yes, until it is packed: open the order in your account and choose to cancel it, or call us. The full amount goes back to where it came from.',
        ],
      },
      {
        question: 'Can I return something?',
        answer: [
          'Unopened bottles, within {returnDays} after they arrive. Opened ones we cannot take back, for reasons of hygiene, unless they came damaged, leaking, expired or were not what you ordered. Then write to us with a photo and we put it right.',
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
          'On the product’s page choose weekly or monthly instead of once. The lower price of the plan is shown before you add it. You can cancel anytime, no strings attached; there is no notice period and no fee.',
        ],
      },
      {
        question: 'What is the Bliss Club?',
        answer: [
          'A membership: {clubPrice}. While it lasts, delivery is free on every order and an extra {clubPercent} comes off products that are not in a bundle. It ends by itself and does not renew behind your back.',
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
          'Please ask your doctor first, and show the list of ingredients from the product’s page. Ashwagandha and neem are not recommended in pregnancy or while nursing. If you are due for surgery, or live with a long illness, ask as well.',
        ],
      },
      {
        question: 'Are the products for children?',
        answer: [
          'No. They are made for adults. Give them to someone under 18 only if a doctor who knows the child has said so, and keep every bottle out of reach.',
        ],
      },
      {
        question: 'What if something does not agree with me?',
        answer: [
          'Stop taking it. If it does not pass quickly, or if it is serious, see a doctor and take the bottle with you. Then please tell us at {email} with the batch number from the label, so that we can look into it.',
        ],
      },
    ],
  },
];
