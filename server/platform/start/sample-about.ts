import type { AboutText } from '../../../src/domain/content/content/content.ts';

/** The “About us” texts of a sandbox. */
export const sampleAbout: AboutText = {
  title: 'Four plants, drawn and bottled',
  summary:
    '{shopName} is a small Ayurvedic house in India. We make few things, say exactly what is in them, and leave the big words to others.',
  story: [
    '## A shop like a book of plants',
    'Between 1678 and 1693 twelve large volumes appeared in Amsterdam under the name Hortus Malabaricus. They showed the plants of the Malabar coast, one to a plate, each drawn with root and fruit and named in several scripts. Physicians from Kerala had told what they knew of every one of them.',
    'We like the idea behind that book: look closely, draw what is there, give it its name, and stop. So every product of ours is a plate. One colour, one plant, one amber bottle, and its name in Devanagari and in Latin letters.',
    '## What goes in',
    'Herbs that Indian homes have known for a long time, in carriers that belong to them: cold-pressed sesame oil for Peace and Sleep, coconut oil for dogs, vegetable glycerine for Green. No sugar, no alcohol, no artificial colour.',
    'Each product’s page lists the plant, the part of it that we use and the amount in one serving. If a number is missing somewhere, tell us and we will add it.',
    '## What we do not promise',
    'Our products are traditional Ayurvedic preparations. They do not take the place of a doctor, of a diagnosis or of a medicine that you have been given, and we do not say that they end any illness. People differ, and so do days.',
    'Licences for Ayurvedic products are given by the authority of the state in which they are made. The licence number is printed on every label, next to the maker’s address, the batch and the date.',
    '## Honest numbers',
    '- Every price includes GST. What you see in the cart is what you pay.\n- A price that is struck through was a real price. A saving is a sum that you can check.\n- If we show how many bottles are left, that is how many there are. If a timer runs, the offer ends with it.\n- Weekly and monthly plans can be cancelled anytime, no strings attached.',
    '## Who stands behind it',
    '{shopName} is run by {companyName}, {address}. You reach us at {phone} and {email}, every day, {hours}. If something is not right, we would rather hear it from you than read about it.',
  ].join('\n\n'),
};

/** The default “About us” text, with the business's details. */
export const plainAbout: AboutText = {
  title: 'Who we are',
  summary: '{shopName} is run by {companyName}.',
  story: '## Talk to us\n\nOur address is {address}. You reach us at {phone} and {email}, every day, {hours}.',
};
