import { asText, longText, own, rows, text } from '../../kit/form/fields.ts';
import { card } from '../../kit/form/form-of.ts';
import { TextSlot } from './PostSlots.tsx';

/** What of a post can be written in other languages. */
export const postTexts = {
  title: text('Title', { max: 140 }),
  summary: longText('Summary', { max: 300 }),
  html: own('Text', asText, (props) => <TextSlot {...props} />),
  caution: longText('Before you try it', { max: 1000 }),
  coverAlt: text('What the picture shows', { max: 200 }),
  seoTitle: text('Title in search results', { max: 140 }),
  seoDescription: longText('Description in search results', { max: 300 }),
};

export const sourcesCard = card('Sources', {
  sources: rows('Sources', 'Add a source', {
    name: text('Name', { max: 200 }),
    url: text('Address', { max: 500, hint: 'https://…' }),
  }),
});
