import type { Answer } from '../../../contract/call.ts';
import type { readReviewForm } from '../../../contract/content/review.calls.ts';
import type { ReviewFields } from '../../../domain/content/review/review.ts';
import type { Failure } from '../../kit/tells.ts';

/** What the link leads to. */
export type OpenedReview = Answer<typeof readReviewForm>;

/** A photo chosen on the device. */
export interface ChosenPhoto {
  readonly name: string;
  readonly bytes: Blob;
}

export interface KeptPhoto {
  readonly id: string;
  readonly name: string;
}

/** What a reload would lose: the fields, and the photos that are uploaded. */
export interface TypedReview extends ReviewFields {
  readonly photos: readonly KeptPhoto[];
}

export interface ReviewRequest extends ReviewFields {
  readonly photoIds: readonly string[];
}

export type ReviewFormEvent =
  | { type: 'stars.choose'; stars: number }
  | { type: 'field.type'; field: 'words' | 'author'; text: string }
  | { type: 'photo.choose'; photo: ChosenPhoto }
  | { type: 'photo.remove'; id: string }
  | { type: 'review.submit' }
  | { type: 'review.change' }
  | { type: 'review.withdraw' }
  | { type: 'form.retry' };

export interface ReviewFormInput {
  /** From the link, or the order and the line when somebody comes from their order. */
  readonly token: string;
}

export interface ReviewFormContext extends ReviewFormInput {
  /** What it was opened with; names what is typed on this device. */
  readonly place: string;
  /** Null until the form is loaded. */
  readonly opened: OpenedReview | null;
  readonly fields: ReviewFields;
  readonly photos: readonly KeptPhoto[];
  /** The photo that is being uploaded. */
  readonly photo: ChosenPhoto | null;
  readonly failure: Failure | null;
}
