import { type Role, roles } from '@muster/contract';
import { createAccount } from '../domains/accounts/index.ts';
import { employeeToLink } from '../domains/employees/index.ts';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { systemScope, writeWithin } from '../platform/row-security/within-scope.ts';
import { type Command, type CommandContext, type GivenArguments, textOption, UsageProblem } from './command.ts';

/** Manila; people choose their own after signing in. */
const homeTimezoneId = 291;

export const userCreate: Command = {
  name: 'user:create',
  usage: 'user:create --email ADDRESS --name "FULL NAME" --role ROLE [--role ROLE …] [--client ID] [--invite]',
  summary:
    'Adds a user, linked to the employee with this work email. Prints a password to be changed at the first sign-in, or mails an invitation.',
  options: {
    email: { type: 'string', help: 'Address to sign in with.' },
    name: { type: 'string', help: 'Name to show.' },
    role: { type: 'string', multiple: true, help: `One of: ${roles.join(', ')}.` },
    client: { type: 'string', help: 'Id of the client company, for client users.' },
    invite: { type: 'boolean', help: 'Mail a link to choose a password instead of printing one.' },
  },
  run: createUser,
};

async function createUser(given: GivenArguments, { services, say }: CommandContext): Promise<void> {
  const name = textOption(given, 'name');
  const email = textOption(given, 'email');
  const password = services.random.token().slice(0, 20);
  const passwordHash = await hashPassword(password);
  const [firstName = name, ...others] = name.split(' ');
  await writeWithin(services.databases, systemScope, async (db) => {
    const facts = {
      at: services.clock.now(),
      requestId: null,
      actor: { userId: null, name: 'Command line' },
      impersonator: null,
    };
    await createAccount(
      {
        db,
        clock: services.clock,
        announce: services.announceIn(db),
        audit: (entry) => services.writeAudit(db, facts, entry),
      },
      {
        name,
        firstName,
        lastName: others.join(' '),
        email,
        roles: rolesOf(given),
        timezoneId: homeTimezoneId,
        employeeId: clientOf(given) === null ? await employeeToLink(db, email) : null,
        clientId: clientOf(given),
        entry: given.values.invite === true ? { kind: 'invite' } : { kind: 'issued', passwordHash },
      },
    );
  });
  say(given.values.invite === true ? `Invited ${email}.` : `Added ${email} with the password ${password}`);
}

function rolesOf(given: GivenArguments): Role[] {
  const requested = [given.values.role ?? []].flat().map(String);
  const known = roles.filter((role) => requested.includes(role));
  const unknown = requested.find((role) => !known.some((one) => one === role));
  if (unknown !== undefined) throw new UsageProblem(`"${unknown}" is not a role. Choose from: ${roles.join(', ')}.`);
  if (known.length === 0) throw new UsageProblem('Give at least one --role.');
  return known;
}

function clientOf(given: GivenArguments): number | null {
  const text = given.values.client;
  if (text === undefined) return null;
  const id = Number(text);
  if (!Number.isInteger(id) || id < 1) throw new UsageProblem('--client must be the number of a client company.');
  return id;
}
