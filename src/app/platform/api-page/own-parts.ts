import type { ReactNode } from 'react';
import type { Groups, Kept, KeptList, Plugin, System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/**
 * The parts of Swagger UI that are ours: the list of groups with its search, and in place of what would write HTML into
 * the page (SEC-06), lead nowhere or ask for input, plain text. All are drawn by the React that Swagger UI brings along.
 */
export function ownParts({ React }: System): Plugin {
  const h = React.createElement;
  const nothing = (): ReactNode => null;

  function CallsByGroup(system: System): ReactNode {
    const groups = system.specSelectors.taggedOperations().entrySeq().toArray();
    const count = groups.reduce((sum, [, group]) => sum + callsOf(group).size, 0);
    const filter = system.layoutSelectors.currentFilter();
    return h(
      'div',
      { className: 'api' },
      h('nav', { className: 'api-groups', 'aria-label': 'Groups of calls' }, h('ul', null, groups.map(groupLink))),
      h(
        'div',
        { className: 'api-calls' },
        h(
          'label',
          { className: 'api-search' },
          h('span', null, 'Find a call'),
          h('input', {
            type: 'search',
            placeholder: 'coupon, /v1/order, POST …',
            value: typeof filter === 'string' ? filter : '',
            onChange: (event: { readonly target: { readonly value: string } }) =>
              system.layoutActions.updateFilter(event.target.value),
          }),
        ),
        h('p', { className: 'api-count', role: 'status' }, countWords(count, groups.length)),
        refusal(system),
        groups.map(([tag, group]) => groupSection(system, tag, group)),
      ),
    );
  }

  function groupLink([tag, group]: readonly [string, Kept]): ReactNode {
    const goThere = (event: { preventDefault(): void }) => {
      event.preventDefault();
      const heading = document.getElementById(idOf(tag));
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView();
    };
    return h(
      'li',
      { key: tag },
      h('a', { href: `#${idOf(tag)}`, onClick: goThere }, tag, ' ', h('span', null, callsOf(group).size)),
    );
  }

  function groupSection({ getComponent }: System, tag: string, group: Kept): ReactNode {
    const Call = getComponent('OperationContainer', true);
    return h(
      'section',
      { key: tag, className: 'api-group', 'aria-labelledby': idOf(tag) },
      h('h2', { id: idOf(tag), tabIndex: -1 }, tag),
      callsOf(group)
        .toArray()
        .map((call) => {
          const [path, method, specPath] = [call.get('path'), call.get('method'), call.get('specPath')];
          return h(Call, { key: `${String(method)} ${String(path)}`, specPath, op: call, path, method, tag });
        }),
    );
  }

  /** Every refusal is a problem, which therefore stands here once instead of under each status of each call. */
  function refusal({ getComponent, specSelectors }: System): ReactNode {
    const Schema = getComponent('Model');
    const name = '#/components/schemas/Problem';
    const schema = specSelectors.specJson().getIn(name.split('/').slice(1))?.set('$$ref', name);
    return h(
      'details',
      { className: 'api-refusal' },
      h('summary', null, 'What a refusal looks like'),
      schema ? h(Schema, { getComponent, schema, specPath: { toJS: () => [name] } }) : null,
    );
  }

  function Refusal({ code, response }: ResponseProps): ReactNode {
    return h(
      'tr',
      { className: 'response', 'data-code': code },
      h('td', { className: 'response-col_status' }, code),
      h('td', { className: 'response-col_description' }, String(response.get('description'))),
    );
  }

  /** A media type that cannot be chosen: every call has one. Swagger UI has to be told of it all the same. */
  function ContentType({ contentTypes, value, onChange }: ContentTypeProps): ReactNode {
    const [only] = contentTypes?.toArray() ?? [];
    React.useEffect(() => {
      if (only !== undefined && only !== value) onChange?.(only);
    }, [only, value, onChange]);
    return only === undefined ? null : h('code', { className: 'api-media' }, only);
  }

  /** What a parameter may be, where Swagger UI has a field to fill in. */
  function ParameterSchema({ schema, description, getComponent }: ParameterProps): ReactNode {
    if (!schema) return null;
    // What it may be one of stands above it.
    const named = schema.delete('enum').set('title', description);
    return h(getComponent('Model'), { getComponent, schema: named, specPath: { toJS: () => [] } });
  }

  return {
    components: {
      CallsByGroup,
      contentType: ContentType,
      JsonSchemaForm: ParameterSchema,
      Markdown: ({ source = '' }: { readonly source?: string }) =>
        source === '' ? null : h('p', null, source.replaceAll(/<\/?i>/gu, '').replace(' : ', ': ')),
      // A link inside of the button that opens a call could not be reached with the keyboard.
      DeepLink: ({ text }: { readonly text?: ReactNode }) => h('span', null, text),
      authorizeOperationBtn: nothing,
      CopyToClipboardBtn: nothing,
    },
    wrapComponents: {
      response: (Response) => (props: ResponseProps) =>
        Number(props.code) < 400 ? h(Response, props) : h(Refusal, props),
    },
    fn: { opsFilter: matching },
    statePlugins: {
      spec: { wrapActions: { requestResolvedSubtree: withoutSecurity } },
      layout: { wrapActions: { scrollToElement: () => showElement } },
    },
  };
}

/** How to sign in is asked for at once, and reading the whole description for it takes longer than drawing the page. */
function withoutSecurity(resolve: (path: readonly string[]) => unknown) {
  return (path: readonly string[]) => (path[1] === 'securitySchemes' ? undefined : resolve(path));
}

/** Goes there at once: Swagger UI’s own scrolling is animated, and misses what moves while the page is still drawn. */
function showElement(element: Element): void {
  element.scrollIntoView();
}

interface ResponseProps {
  readonly code: string;
  readonly response: Kept;
  readonly [other: string]: unknown;
}

interface ContentTypeProps {
  readonly contentTypes?: { toArray(): readonly string[] } | null;
  readonly value?: string | null;
  readonly onChange?: (type: string) => void;
}

interface ParameterProps {
  readonly schema?: Kept | null;
  /** Its name. */
  readonly description: string;
  readonly getComponent: System['getComponent'];
}

function callsOf(group: Kept): KeptList {
  return group.get('operations') as KeptList;
}

function idOf(tag: string): string {
  return `group-${tag.toLowerCase().replaceAll(/\W+/gu, '-')}`;
}

function countWords(calls: number, groups: number): string {
  if (calls === 0) return 'No call matches.';
  return `${calls} ${calls === 1 ? 'call' : 'calls'} in ${groups} ${groups === 1 ? 'group' : 'groups'}`;
}

/** The groups with the calls in which every word is found: in the group, the method, the path or the summary. */
function matching(groups: Groups, text: string): Groups {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return groups
    .map((group, tag) =>
      group.set(
        'operations',
        callsOf(group).filter((call) => {
          const { summary = '' } = (call.get('operation') as Kept).toJS() as { readonly summary?: string };
          const known = `${tag} ${String(call.get('method'))} ${String(call.get('path'))} ${summary}`.toLowerCase();
          return words.every((word) => known.includes(word));
        }),
      ),
    )
    .filter((group) => callsOf(group).size > 0);
}
