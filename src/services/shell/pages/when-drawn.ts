import { hrefOf, type Location } from '../../../domain/shell/page/route.ts';

/** A page that isn't drawn by this frame won't be. */
const mostFrames = 120;

/** Runs one task at a time once the page of a location is drawn; a new one takes the place of what still waits. */
export function createWhenDrawn(view: Window) {
  let waiting = 0;
  return (location: Location, task: () => void): void => {
    const wanted = hrefOf(location);
    let framesLeft = mostFrames;
    const look = () => {
      framesLeft -= 1;
      if (view.document.documentElement.dataset['drawn'] === wanted || framesLeft <= 0) task();
      else waiting = view.requestAnimationFrame(look);
    };
    view.cancelAnimationFrame(waiting);
    waiting = view.requestAnimationFrame(look);
  };
}
