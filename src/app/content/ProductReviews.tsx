import type { ReviewPage } from '../../domain/content/review/review.ts';
import { signInPath } from '../../domain/shell/page/route.ts';
import { reviewFeedbackLogic } from '../../machines/content/review-feedback/review-feedback.actors.ts';
import { reviewFeedbackMachine } from '../../machines/content/review-feedback/review-feedback.machine.ts';
import { reviewListLogic } from '../../machines/content/review-list/review-list.actors.ts';
import { reviewListMachine } from '../../machines/content/review-list/review-list.machine.ts';
import { createReviewService } from '../../services/content/review.service.ts';
import { ReviewFeedback } from '../../ui/content/review/ReviewFeedback.tsx';
import { ReviewList } from '../../ui/content/review/ReviewList.tsx';
import { useScreenActor, useShopView } from '../../ui/shell/app/actors.tsx';
import { useBrowserServices } from '../platform/services.tsx';

/** A product's reviews. The server draws the first ones. */
export function ProductReviews({ sku, page }: { readonly sku: string; readonly page: ReviewPage }) {
  const services = useBrowserServices();
  const logic = services ? reviewListLogic(createReviewService(services.http)) : reviewListMachine;
  return <ReviewList actor={useScreenActor(logic, { sku, page })} Feedback={Feedback} />;
}

function Feedback(input: { readonly id: string; readonly helpful: number }) {
  const services = useBrowserServices();
  const location = useShopView('navigation', ({ context }) => context.location);
  const logic = services ? reviewFeedbackLogic(createReviewService(services.http)) : reviewFeedbackMachine;
  return <ReviewFeedback actor={useScreenActor(logic, input)} signInHref={signInPath(location)} />;
}
