// Loaded before the .ts file, so that an old Node says this instead of failing on the file's extension.
const found = process.versions.node;
if (Number.parseInt(found, 10) < 26) {
  process.stderr.write(
    `Mantra runs on the Node 26 of its own packages; this is Node ${found}. Use "npm ci" and then the npm scripts.\n`,
  );
  process.exit(1);
}
