import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { getSchema, type Extensions, type JSONContent } from '@tiptap/react';
import { trustedPolicies, trustedPolicy, type TrustedPolicy } from '../../../domain/shell/trusted-types.ts';

let policy: TrustedPolicy | undefined;

/** Parses the editor's HTML in a separate document, where no script runs and nothing is loaded. */
export function contentOf(html: string, extensions: Extensions): JSONContent {
  policy ??= trustedPolicy(trustedPolicies.editor, { createHTML: (text) => text });
  const { body } = new DOMParser().parseFromString(policy.createHTML(`<body>${html}</body>`), 'text/html');
  return NodeParser.fromSchema(getSchema(extensions)).parse(body).toJSON() as JSONContent;
}
