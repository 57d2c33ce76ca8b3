/** Why a PDF is refused, in a sentence for the user. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';
}

export const refusals = {
  damaged: 'This PDF is damaged. Please save it again and send the new copy',
  locked: 'This PDF has a password. Please send one without',
  active: 'This PDF holds scripts, attachments or actions. Please print it to a new PDF, or send a photo',
  unknown: 'This PDF cannot be checked. Please print it to a new PDF, or send a photo',
  large: 'This PDF is too large when it is opened. Please print it to a new PDF, or send a photo',
} as const;

/** For throwing: `throw refuse('damaged')`. */
export function refuse(why: keyof typeof refusals): PdfRefusal {
  return new PdfRefusal(refusals[why]);
}
