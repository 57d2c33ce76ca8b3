import swaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { ownParts } from './own-parts.ts';

/** Draws the calls of an OpenAPI description in this element. Nothing can be sent from here. */
export function showCalls(spec: object, domNode: Element): void {
  const { specActions } = swaggerUi({
    domNode,
    layout: 'CallsByGroup',
    plugins: [ownParts],
    docExpansion: 'list',
    tagsSorter: 'alpha',
    deepLinking: true,
    filter: true,
    defaultModelRendering: 'model',
    syntaxHighlight: false,
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
  // Given as an option it would be written down and read again as YAML, which takes longer than all the rest.
  specActions.updateJsonSpec(spec);
}
