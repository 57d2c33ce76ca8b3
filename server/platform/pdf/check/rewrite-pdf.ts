import {
  type PDFContext,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFWriter,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import { withoutNotes } from './jpeg-notes.ts';
import { pagesOf } from './pdf-pages.ts';
import { PdfRefusal, refuse } from './pdf-refusal.ts';
import { entry, nameUnder } from './pdf-resolve.ts';
import { refuseActive, refuseForeign } from './pdf-rules.ts';
import { filtersOf, StreamBudget } from './pdf-streams.ts';

const maxObjects = 200_000;
const maxObjectNumber = 8_388_607;
/** Maximum nesting of arrays and dictionaries. */
const maxDepth = 100;
/** Catalog entries that a reader needs to show the pages; all others are dropped. */
const keptOfCatalog = ['Lang', 'OCProperties', 'PageLabels', 'ViewerPreferences', 'AcroForm'];
/** Metadata that programs write about a file. */
const about = ['Metadata', 'PieceInfo', 'Thumb', 'AF'];
/** Readers look for the end marker this near the end of the file. */
const tailLength = 2048;

/**
 * Rebuilds a PDF from the objects its pages need (SEC-02), parsed the way readers parse it. Drops content that the
 * pages don't use or that only some readers would see. Throws PdfRefusal when the file is damaged, encrypted, too
 * large or contains active content.
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array> {
  refuseBroken(bytes);
  const budget = new StreamBudget();
  const context = await parsed(bytes, budget);
  if (context.trailerInfo.Encrypt !== undefined) throw refuse('locked');
  const objects = context.enumerateIndirectObjects();
  if (objects.length > maxObjects || context.largestObjectNumber > maxObjectNumber) throw refuse('large');
  for (const [, object] of objects) await checkObject(object, budget);
  keepOnly(context, catalogOf(context));
  return PDFWriter.forContext(context, Infinity).serializeToBuffer();
}

function refuseBroken(bytes: Uint8Array): void {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  const isWhole =
    /^%PDF-[12]\.\d/u.test(text(0, 16)) && /startxref\s{1,9}\d{1,20}\s{1,9}%%EOF/u.test(text(-tailLength));
  if (!isWhole) throw refuse('damaged');
}

async function parsed(bytes: Uint8Array, budget: StreamBudget): Promise<PDFContext> {
  let refusal: PdfRefusal | null = null;
  const counted = (count: () => void) => {
    try {
      count();
    } catch (error) {
      if (error instanceof PdfRefusal) refusal = error;
      throw error;
    }
  };
  // The parser decodes these two kinds of streams itself, whatever they contain.
  PDFObjectStreamParser.forStream = (stream, shouldWait) => {
    counted(() => budget.countList(stream));
    return new PDFObjectStreamParser(stream, shouldWait);
  };
  PDFXRefStreamParser.forStream = (stream) => {
    counted(() => budget.countTable(stream));
    return new PDFXRefStreamParser(stream);
  };
  try {
    return await PDFParser.forBytesWithOptions(bytes, Infinity, true).parseDocument();
  } catch {
    throw refusal ?? refuse('damaged');
  }
}

/** Walks everything in an object with an explicit stack instead of recursion. */
async function checkObject(whole: PDFObject, budget: StreamBudget): Promise<void> {
  const left: { object: PDFObject; depth: number }[] = [{ object: whole, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { object, depth } = next;
    if (depth > maxDepth) throw refuse('unknown');
    if (object instanceof PDFHexString) refuseOddHex(object);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (object instanceof PDFRawStream) await checkStream(object, budget);
    if (dict instanceof PDFDict) refuseActive(dict);
    for (const each of insideOf(dict)) left.push({ object: each, depth: depth + 1 });
  }
}

function insideOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFDict) return object.values();
  return object instanceof PDFArray ? object.asArray() : [];
}

/** Readers disagree about where a name with other characters ends. */
function refuseOddHex(text: PDFHexString): void {
  if (!/^[0-9A-Fa-f\s\0]*$/u.test(text.asString())) throw refuse('unknown');
}

async function checkStream(stream: PDFRawStream, budget: StreamBudget): Promise<void> {
  const { dict } = stream;
  const type = nameUnder(dict, 'Type');
  if (type === 'ObjStm' || type === 'XRef') return;
  // An object stream without its type: some readers still treat it as one.
  if (entry(dict, 'First') !== undefined && entry(dict, 'N') !== undefined) throw refuse('unknown');
  refuseForeign(dict);
  await budget.count(stream);
}

/** A new catalog over the pages. */
function catalogOf(context: PDFContext): PDFRef {
  const before = context.lookup(context.trailerInfo.Root);
  if (!(before instanceof PDFDict)) throw refuse('damaged');
  for (const page of pagesOf(before)) for (const key of about) page.delete(PDFName.of(key));
  const pages = before.get(PDFName.of('Pages'));
  const kept = keptOfCatalog.map((key) => [key, before.get(PDFName.of(key))] as const);
  return context.register(
    context.obj({ Type: 'Catalog', Pages: pages, ...Object.fromEntries(kept.filter(([, value]) => value)) }),
  );
}

/** Removes objects that the catalog can't reach, and the metadata of the rest. */
function keepOnly(context: PDFContext, catalog: PDFRef): void {
  const kept = new Set<PDFRef>();
  const left: PDFObject[] = [catalog];
  for (let next = left.pop(); next; next = left.pop()) {
    if (next instanceof PDFRef) {
      const target = kept.has(next) ? undefined : context.lookup(next);
      kept.add(next);
      if (target) left.push(target);
      continue;
    }
    const dict = next instanceof PDFStream ? next.dict : next;
    if (next instanceof PDFRawStream) strip(next);
    if (dict instanceof PDFDict) for (const key of about) dict.delete(PDFName.of(key));
    for (const each of insideOf(dict)) left.push(each);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!kept.has(ref)) context.delete(ref);
  context.trailerInfo = { Root: catalog };
}

function strip(stream: PDFRawStream): void {
  const filters = filtersOf(stream.dict);
  if (filters.length === 1 && filters[0] === 'DCTDecode') stream.contents = withoutNotes(stream.contents);
}
