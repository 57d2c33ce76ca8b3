import type { PageOf } from '../../domain/shell/page/page.ts';
import { reviewFormLogic } from '../../machines/content/review-form/review-form.actors.ts';
import { reviewFormMachine } from '../../machines/content/review-form/review-form.machine.ts';
import { createReviewWriter } from '../../services/content/review.service.ts';
import { createSessionStore } from '../../services/platform/storage/session-store.ts';
import { ReviewForm } from '../../ui/content/review/ReviewForm.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';

/** /review/:token: the form behind a link to a review. */
export function ReviewScreen({ page: { token } }: { readonly page: PageOf<'review'> }) {
  return (
    <ClientOnly fallback={<StillForm token={token} />}>
      <Form key={token} token={token} />
    </ClientOnly>
  );
}

/** Says that it loads, on the server too. */
function StillForm({ token }: { readonly token: string }) {
  return <ReviewForm actor={useScreenActor(reviewFormMachine, { token })} />;
}

function Form({ token }: { readonly token: string }) {
  const { http, view } = useServices();
  const writer = createReviewWriter(http, createSessionStore(view));
  const logic = reviewFormLogic({
    ...writer,
    saveReview: (wanted, { photoIds, ...request }, signal) =>
      writer.saveReview(wanted, { ...request, photoIds: [...photoIds] }, signal),
  });
  return <ReviewForm actor={useScreenActor(logic, { token })} />;
}
