import './api-page.css.ts';
import './call.css.ts';
import './schema.css.ts';

const address = '/openapi.json';

/** Shows the calls of the description in the page; a plain sentence where it or the viewer can't be loaded (API-04). */
async function openApiPage(place: Element): Promise<void> {
  try {
    const [{ showCalls }, description] = await Promise.all([import('./show-calls.ts'), readDescription()]);
    showCalls(description, place);
  } catch (error) {
    console.warn(error);
    place.replaceChildren(failureNotice());
  }
}

async function readDescription(): Promise<object> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return (await answer.json()) as object;
}

function failureNotice(): Element {
  const notice = document.createElement('p');
  const link = document.createElement('a');
  notice.setAttribute('role', 'alert');
  link.href = address;
  link.textContent = address;
  notice.append('Couldn’t load the calls. Reload the page, or read the description itself: ', link, '.');
  return notice;
}

const place = document.querySelector('#calls');
if (place) await openApiPage(place);
