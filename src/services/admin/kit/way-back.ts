/** The list that somebody opened a record from. Kept while the dashboard is open; a link from elsewhere knows none. */
export function createWayBack() {
  let kept = { list: '', search: '' };
  return {
    hrefOf: (list: string) => (list === kept.list ? `${list}${kept.search}` : list),
    keep: (list: string, search: string) => {
      kept = { list, search };
    },
  };
}
