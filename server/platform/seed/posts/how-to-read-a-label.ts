import type { WrittenPost } from './written-posts.ts';

export const howToReadALabel: WrittenPost = {
  slug: 'how-to-read-an-ayurvedic-label',
  title: 'How to read an Ayurvedic label, ours included',
  summary:
    'Eight things that have to stand on a bottle in India, what they tell you, and the words that should make you put it back.',
  category: 'kitchen',
  publishedOn: '2026-11-18',
  sku: 'peace-mantra',
  sections: [
    {
      title: 'A label is a small contract',
      passages: [
        'A bottle on a shelf can say almost anything on its front. Its back is another matter. For Ayurvedic, Siddha and Unani medicines, Rule 161 of the Drugs Rules, 1945 lists what a label must carry, and the Legal Metrology rules for packaged goods add price, quantity and a person to complain to. If you learn to read eight lines, you know more than most advertisements want you to.',
      ],
    },
    {
      title: 'The eight lines',
      passages: [
        [
          'The name, and whether it is a classical recipe or the maker’s own. A classical recipe names the book that it comes from; a proprietary one must list its ingredients.',
          'Every ingredient with its quantity. A careful maker adds the part of the plant: “ashwagandha” is a name; “Withania somnifera, root, 250 mg” is information.',
          'The net quantity, in millilitres or grams.',
          'The manufacturing licence number. The licensing authority of the state in which the product is made gives it, and can be asked about it.',
          'The maker’s name and full address. “Marketed by” is not the maker.',
          'The batch number, the month of making, and the date until which it should be used.',
          'The maximum retail price with all taxes, and the country of origin if it was brought in from elsewhere.',
          'A name, telephone number and e-mail address for complaints.',
        ],
      ],
    },
    {
      title: 'Words to be careful with',
      passages: [
        'Indian law is stricter about promises than about almost anything else here. An Act of 1954 against objectionable advertisements has a long schedule of conditions for which nobody may advertise a medicine at all. So when a page tells you that a bottle is the answer to your sugar, your pressure or your weight, it tells you something about the seller rather than about the plant.',
        'Three more words deserve a raised eyebrow. “Chemical-free” means nothing, since water is a chemical. “No side effects” cannot be true of anything that has effects. And “recommended by experts” wants a question: by whom, for what, and where can I read it?',
      ],
    },
    {
      title: 'What a label cannot tell you',
      passages: [
        'It does not say whether the plant suits you. That depends on what else you take, on pregnancy, on age, and on illnesses that no shop knows about. A label is for checking the bottle. For checking the person there are doctors, and the good ones like to be shown the bottle.',
        'If something on one of our labels is missing or hard to read, send us a photo. A correction costs us a reprint; a guess could cost you more.',
      ],
    },
  ],
  caution:
    'Keep the bottle, with its batch number, until it is empty. If something does not agree with you, stop, show the label to a doctor, and ask for it to be reported: the national pharmacovigilance programme for Ayurvedic medicines collects such reports from doctors, nurses and pharmacists.',
  sources: [
    {
      name: 'The Drugs and Cosmetics Act, 1940, and Rules, 1945, as one text: Rule 161, labelling of Ayurvedic, Siddha and Unani drugs (CDSCO)',
      url: 'https://cdsco.gov.in/opencms/export/sites/CDSCO_WEB/Pdf-documents/acts_rules/2016DrugsandCosmeticsAct1940Rules1945.pdf',
    },
    {
      name: 'Declarations on every package under the Legal Metrology (Packaged Commodities) Rules, 2011 (Legal Metrology Department, Kerala)',
      url: 'https://lmd.kerala.gov.in/?p=804',
    },
    {
      name: 'The Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954 (State Licensing Authority for Indian Medicine, Tamil Nadu)',
      url: 'https://tnslaim.tn.gov.in/dmr_rules.html',
    },
    {
      name: 'Who may report an adverse reaction, and where (Ayush Suraksha, Ministry of Ayush)',
      url: 'https://suraksha.ayush.gov.in/faq',
    },
  ],
};
