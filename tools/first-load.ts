/** What a bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names one chunk for everything that scripts import, so that no other chunk takes it in and comes along with it. Many
 * small shared chunks would each compress by themselves, and cost a request.
 */
export function importedChunk(scripts: readonly string[], name: string) {
  let imported: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    imported ??= new Set(scripts.flatMap((script) => [...importedBy(script, graph)]));
    return imported.has(id) ? name : null;
  };
}

/** Names one chunk for what a module that comes in idle time brings along and no page has loaded by then. */
export function idleChunk(module: string, pages: readonly string[], name: string) {
  let brought: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    const loaded = () => new Set(pages.flatMap((page) => [page, ...importedBy(page, graph)]));
    brought ??= importedBy(module, graph).difference(loaded());
    return brought.has(id) ? name : null;
  };
}

function importedBy(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      waiting.push(imported);
    }
  }
  return found;
}
