import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { refuse } from './pdf-refusal.ts';
import { entry, nameUnder, resolved } from './pdf-resolve.ts';

/** Actions that run, send, fetch or launch something. */
const forbiddenActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'Movie',
  'Sound',
  'Thread',
  'RichMediaExecute',
]);
/** Dictionary entries that contain a script, another file or another document. */
const forbiddenKeys = ['JavaScript', 'EmbeddedFiles', 'XFA', 'RichMediaContent', 'RichMediaSettings'];
const forbiddenSubtypes = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D', 'PS']);
const forbiddenTypes = new Set(['Filespec', 'F', 'EmbeddedFile', 'Rendition', 'MediaClip']);
/** Allowed link targets. */
const webAddress = /^\s{0,9}(?:https?:\/\/|mailto:|tel:)/iu;

/** Throws PdfRefusal when a dictionary contains active content. */
export function refuseActive(dict: PDFDict): void {
  if (forbiddenKeys.some((key) => dict.has(PDFName.of(key)))) throw refuse('active');
  const action = nameUnder(dict, 'S');
  if (action !== undefined && forbiddenActions.has(action)) throw refuse('active');
  if (action === 'URI' && !webAddress.test(textUnder(dict, 'URI'))) throw refuse('active');
  if (hasFile(entry(dict, 'EF')) || isText(entry(dict, 'JS'))) throw refuse('active');
  if (forbiddenSubtypes.has(nameUnder(dict, 'Subtype') ?? '')) throw refuse('active');
  if (forbiddenTypes.has(nameUnder(dict, 'Type') ?? '')) throw refuse('active');
  if (!isQuietOpening(entry(dict, 'OpenAction'))) throw refuse('active');
  if (hasActions(entry(dict, 'AA'))) throw refuse('active');
}

/** Throws PdfRefusal when a stream's content is in another file or is a page of another document. */
export function refuseForeign(dict: PDFDict): void {
  if (entry(dict, 'F') !== undefined || entry(dict, 'Ref') !== undefined) throw refuse('active');
}

/** A destination inside the document may open automatically; anything else would run without a click. */
function isQuietOpening(opening: PDFObject | undefined): boolean {
  if (!(opening instanceof PDFDict)) return true;
  return nameUnder(opening, 'S') === 'GoTo' && entry(opening, 'Next') === undefined;
}

/** Additional actions, which run automatically; in a font resource, AA is just a font's name. */
function hasActions(triggers: PDFObject | undefined): boolean {
  if (!(triggers instanceof PDFDict)) return false;
  return triggers.values().some((each) => {
    const found = resolved(triggers.context, each);
    return (found instanceof PDFDict && found.has(PDFName.of('S'))) || found instanceof PDFArray;
  });
}

function hasFile(files: PDFObject | undefined): boolean {
  return files instanceof PDFDict && ['F', 'UF', 'DOS', 'Mac', 'Unix'].some((key) => files.has(PDFName.of(key)));
}

function isText(object: PDFObject | undefined): boolean {
  return object instanceof PDFString || object instanceof PDFHexString || isScript(object);
}

function isScript(object: PDFObject | undefined): boolean {
  return object instanceof PDFStream && nameUnder(object.dict, 'Subtype') === undefined;
}

function textUnder(dict: PDFDict, key: string): string {
  const found = entry(dict, key);
  return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : '';
}
