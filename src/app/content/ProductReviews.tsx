import type { ReviewPage } from '../../domain/content/review/review.ts';
import { signInPath } from '../../domain/shell/page/route.ts';
import { reviewFeedbackLogic } from '../../machines/content/review-feedback/review-feedback.actors.ts';
import { reviewFeedbackMachine } from '../../machines/content/review-feedback/review-feedback.machine.ts';
import { reviewListLogic } from '../../machines/content/review-list/review-list.actors.ts';
import { reviewListMachine } from '../../machines/content/review-list/review-list.machine.ts';
import { createReviewMemory, createReviewService } from '../../services/content/review.service.ts';
import { createSessionStore } from '../../services/platform/storage/session-store.ts';
import { ReviewFeedback } from '../../ui/content/review/ReviewFeedback.tsx';
import { ReviewList } from '../../ui/content/review/ReviewList.tsx';
import { useScreenActor, useShopView } from '../../ui/shell/app/actors.tsx';
import type { BrowserServices } from '../platform/browser-services.ts';
import { useBrowserServices } from '../platform/services.tsx';

/** A product's reviews. The server draws the first ones. */
export function ProductReviews({ sku, page }: { readonly sku: string; readonly page: ReviewPage }) {
  const services = useBrowserServices();
  const logic = services ? reviewListLogic(createReviewService(services.http)) : reviewListMachine;
  return <ReviewList actor={useScreenActor(logic, { sku, page })} Feedback={Feedback} />;
}

interface FeedbackProps {
  readonly id: string;
  readonly helpful: number;
}

/** Begins again for whoever signs in: their vote is shown, and what waited for the sign-in is sent. */
function Feedback(input: FeedbackProps) {
  const shopperId = useShopView('session', ({ context }) => context.profile?.id ?? null);
  return <FeedbackOf key={shopperId} shopperId={shopperId} {...input} />;
}

function FeedbackOf({ shopperId, ...input }: FeedbackProps & { readonly shopperId: string | null }) {
  const services = useBrowserServices();
  const location = useShopView('navigation', ({ context }) => context.location);
  const logic = services ? feedbackLogic(services, shopperId) : reviewFeedbackMachine;
  return <ReviewFeedback actor={useScreenActor(logic, input)} signInHref={signInPath(location)} />;
}

function feedbackLogic({ http, queries, view }: BrowserServices, shopperId: string | null) {
  return reviewFeedbackLogic({
    ...createReviewService(http),
    ...createReviewMemory(http, queries, createSessionStore(view), shopperId),
  });
}
