export interface PageLink {
  readonly page: number;
  readonly href: string;
}

/** Pagination links with real URLs. */
export interface PageLinks {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** The first, the last and the pages around the current one. */
  readonly near: readonly PageLink[];
}

/** Pagination for a page of a list; `hrefOf` builds the URL of a page. */
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
