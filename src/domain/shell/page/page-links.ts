export interface PageLink {
  readonly page: number;
  readonly href: string;
}

/** The way through a long list, by real addresses. */
export interface PageLinks {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** The first, the last and those around the current one. */
  readonly near: readonly PageLink[];
}

/** Links from one page of a list to the others; `hrefOf` is the address of a page. */
export function pageLinks(
  { page, size, total }: { readonly page: number; readonly size: number; readonly total: number },
  hrefOf: (page: number) => string,
): PageLinks {
  const pages = Math.max(1, Math.ceil(total / size));
  const linkTo = (wanted: number) => ({ page: wanted, href: hrefOf(wanted) });
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  return {
    page,
    pages,
    previous: page > 1 ? linkTo(Math.min(page - 1, pages)) : null,
    next: page < pages ? linkTo(page + 1) : null,
    near: [...new Set(near)].toSorted((one, other) => one - other).map(linkTo),
  };
}
