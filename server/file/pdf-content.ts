import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** What a PDF can do beside being read: run scripts, start programs, carry or send files. */
const activeNames =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|Rendition|XFA)(?![A-Za-z0-9])/u;
/** Most bytes that one list of objects may unfold to. */
const mostUnfolded = 20 * 1024 * 1024;
/** A reader looks for the end of a PDF this near the end of the file. */
const tailLength = 2048;

/** Why a PDF is not taken, in a sentence for its sender; null when it only wants to be read. */
export async function refusalOfPdf(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('latin1');
  const isWhole = /^%PDF-[12]\.\d/u.test(text) && /startxref\s+\d+\s+%%EOF/u.test(text.slice(-tailLength));
  if (!isWhole) return 'This PDF is damaged. Please save it again and send the new copy';
  const plain = unescaped(text);
  if (/\/Encrypt(?![A-Za-z0-9])/u.test(plain)) return 'This PDF has a password. Please send one without';
  if (activeNames.test(plain)) return active;
  for (const { dictionary, body } of objectLists(text)) {
    const unfolded = await unfoldedList(dictionary, body);
    if (unfolded === null) return 'This PDF cannot be checked. Please print it to a new PDF, or send a photo';
    if (activeNames.test(unescaped(unfolded))) return active;
  }
  return null;
}

const active = 'This PDF holds scripts or attachments. Please print it to a new PDF, or send a photo';

/** A name may be written in hexadecimal: `/J#61vaScript`. */
function unescaped(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/gu, (_all, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

interface ObjectList {
  readonly dictionary: string;
  readonly body: Buffer;
}

/** The compressed lists of objects, in which names lie out of sight. */
function objectLists(text: string): ObjectList[] {
  const lists: ObjectList[] = [];
  for (const { index } of text.matchAll(/(?<!end)stream\r?\n/gu)) {
    const start = Math.max(text.lastIndexOf(' obj', index), 0);
    const dictionary = unescaped(text.slice(start, index));
    if (!dictionary.includes('/ObjStm')) continue;
    const from = text.indexOf('\n', index) + 1;
    const end = text.indexOf('endstream', from);
    lists.push({ dictionary, body: Buffer.from(text.slice(from, end === -1 ? undefined : end), 'latin1') });
  }
  return lists;
}

/** A list as text; null where it is packed in another way than the usual one. */
async function unfoldedList(dictionary: string, body: Buffer): Promise<string | null> {
  if (!dictionary.includes('/Filter')) return body.toString('latin1');
  const isUsual = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/u.test(dictionary);
  if (!isUsual || dictionary.includes('/DecodeParms')) return null;
  try {
    return (await inflated(body, { maxOutputLength: mostUnfolded })).toString('latin1');
  } catch {
    return null;
  }
}
