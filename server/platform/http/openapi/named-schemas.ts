import * as z from 'zod/mini';
import { contractModules } from './contract-modules.ts';

/** The contract's schemas by name. */
export type SchemaNames = ReadonlyMap<z.ZodMiniType, string>;

/**
 * Every schema that the contract exports, named after its export: `cartSchema` is Cart. Rejects when two schemas
 * would share a name.
 */
export async function namedSchemas(): Promise<SchemaNames> {
  const names = new Map<z.ZodMiniType, string>();
  const known = new Set<string>();
  for (const module of await contractModules()) {
    for (const [name, schema] of Object.entries(module) as [string, unknown][]) {
      if (!name.endsWith('Schema') || !isSchema(schema) || names.has(schema)) continue;
      const id = name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length);
      if (known.has(id)) throw new Error(`Two schemas of the contract are called ${id}`);
      known.add(id);
      names.set(schema, id);
    }
  }
  return names;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return value instanceof z.core.$ZodType;
}
