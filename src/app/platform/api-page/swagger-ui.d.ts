/** What we use of Swagger UI, whose package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type * as ReactModule from 'react';

  /** A map or a list of Immutable, which Swagger UI keeps its state in. */
  interface Kept {
    get(key: string): unknown;
    getIn(path: readonly string[]): Kept | undefined;
    set(key: string, value: unknown): this;
    delete(key: string): this;
    toJS(): unknown;
  }
  interface KeptList {
    readonly size: number;
    filter(isKept: (one: Kept) => boolean): KeptList;
    toArray(): Kept[];
  }
  interface Groups {
    map(change: (group: Kept, tag: string) => Kept): Groups;
    filter(isKept: (group: Kept) => boolean): Groups;
    entrySeq(): { toArray(): [tag: string, group: Kept][] };
  }
  type Part = ReactModule.ComponentType<Readonly<Record<string, unknown>>>;

  /** What every part of the page is given. */
  export interface System {
    readonly React: typeof ReactModule;
    readonly getComponent: (name: string, isConnected?: boolean) => Part;
    readonly specSelectors: {
      taggedOperations(): Groups;
      specJson(): Kept;
    };
    readonly layoutSelectors: { currentFilter(): string | boolean | null };
    readonly layoutActions: { updateFilter(text: string): void };
  }
  export interface Plugin {
    readonly components: Readonly<Record<string, (props: never) => ReactModule.ReactNode>>;
    readonly wrapComponents: Readonly<Record<string, (original: Part) => (props: never) => ReactModule.ReactNode>>;
    readonly statePlugins: {
      readonly spec: {
        readonly wrapActions: Readonly<
          Record<string, (original: (path: readonly string[]) => unknown) => (path: readonly string[]) => unknown>
        >;
      };
      readonly layout: { readonly wrapActions: { readonly scrollToElement: () => (element: Element) => void } };
    };
    readonly fn: Readonly<Record<string, (groups: Groups, text: string) => Groups>>;
  }
  export interface Options {
    readonly domNode: Element;
    readonly layout: string;
    readonly plugins: readonly ((system: System) => Plugin)[];
    readonly docExpansion: 'list';
    readonly tagsSorter: 'alpha';
    readonly deepLinking: boolean;
    readonly filter: boolean;
    readonly defaultModelRendering: 'model';
    readonly syntaxHighlight: false;
    /** Methods that can be tried from the page. */
    readonly supportedSubmitMethods: readonly string[];
    /** The service that looks at descriptions, which would be told of ours. */
    readonly validatorUrl: null;
  }
  export default function swaggerUi(options: Options): {
    readonly specActions: { readonly updateJsonSpec: (description: object) => void };
  };
}
