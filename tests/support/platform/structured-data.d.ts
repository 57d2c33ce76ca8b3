declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    /** By type, what a page says of itself. */
    readonly jsonld: Readonly<Record<string, readonly object[]>>;
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly object[];
  }
  export default class Validator {
    validate(extracted: object): Promise<readonly Issue[]>;
  }
}
