// A visitor of a shop whose machine is busy with something else. Visitor and other work run in a program of normal priority, because this
// process itself is of the lowest (launcher.ts).
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { Kind, parse, type TypeNode } from 'graphql';
import * as calls from '#contract/graphql/calls.generated.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { type Attack, firstOf, inParallel } from '../attack.ts';
import { launch } from '../launcher.ts';

const file = fileURLToPath(import.meta.url);
const rounds = 3;
/** Calls of a visitor at a time, as a page sends them. */
const width = 4;
const othersPerCore = 8;
/** Other work ends by itself after this long, in ms, in case nobody ends it. */
const longestMs = 300_000;

type Told = { passed: number; asked: number; broken: string[]; slowest: number };

/**
 * Eight busy processes a core beside the shop: every call of contract/graphql and both token calls, three rounds, each with the answer it
 * has on a quiet machine. Whatever the machine leaves, /main is slower by that, so that only a page that fails is a fault.
 */
export const busyMachine: Attack = {
  name: 'busy machine',
  mostSlowdown: Number.POSITIVE_INFINITY,
  async run(world) {
    const visitor = await launch({ file, args: [world.shop.url] });
    const { passed, asked, broken, slowest } = (await visitor.said) as Told;
    return { broken, figures: `${passed} of ${asked} calls as on a quiet machine, the slowest after ${slowest.toFixed(1)} s` };
  },
};

type Call = { name: string; ask: () => Promise<unknown> };

async function visit(url: string): Promise<Told> {
  const all: Call[] = [...Object.entries(calls).map(([name, text]) => graphqlCall(url, name, text)), ...tokenCalls(url)];
  const quiet = new Map<string, unknown>();
  for (const { name, ask } of all) quiet.set(name, await ask());
  const told: Told = { passed: 0, asked: 0, broken: [], slowest: 0 };
  const others = loadMachine();
  try {
    for (let round = 0; round < rounds; round += 1) {
      await inParallel(all, width, async ({ name, ask }) => {
        const started = performance.now();
        const answer = await ask().catch((error: unknown) => String(error));
        told.slowest = Math.max(told.slowest, (performance.now() - started) / 1000);
        told.asked += 1;
        if (isDeepStrictEqual(answer, quiet.get(name))) told.passed += 1;
        else told.broken.push(`${name}: ${JSON.stringify(answer).slice(0, 160)}`);
      });
    }
  } finally {
    others.end();
  }
  return { ...told, broken: firstOf(told.broken) };
}

/** Each in a session of its own, as other programs are: Linux may share the processor by session. */
function loadMachine(): { end(): void } {
  const work = `for (const end = Date.now() + ${longestMs}; Date.now() < end; );`;
  const others = Array.from({ length: othersPerCore * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', work], { detached: true, stdio: 'ignore' }),
  );
  return { end: () => others.forEach((each) => void each.kill('SIGKILL')) };
}

function graphqlCall(url: string, name: string, query: string): Call {
  const operation = parse(query).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const needed = (operation?.variableDefinitions ?? []).filter(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const body = JSON.stringify({
    query,
    variables: Object.fromEntries(needed.map((each) => [each.variable.name.value, sample(each.type)])),
  });
  const ask = async () => {
    const reply = await fetch(`${url}/v1/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { status: reply.status, body: await reply.json() };
  };
  return { name, ask };
}

const samples: Readonly<Record<string, unknown>> = {
  bigint: 1,
  Int: 1,
  Boolean: true,
  uuid: nobodyId,
  timestamptz: '2026-11-20T03:00:00Z',
};

function sample(type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return sample(type.type);
  if (type.kind === Kind.LIST_TYPE) return [sample(type.type)];
  const { value } = type.name;
  return value === 'String' ? 'HOME' : (samples[value] ?? {});
}

/** A demonstration member signs in and renews the sign-in. Of the tokens, which are new each time, only their names are compared. */
function tokenCalls(url: string): Call[] {
  let cookie = '';
  let refreshToken = '';
  const post = async (form: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: 'storefront', ...form });
    const reply = await fetch(`${url}/auth/token`, { method: 'POST', headers: { origin: url, cookie }, body });
    const tokens = (await reply.json()) as Record<string, unknown>;
    cookie =
      reply.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ') || cookie;
    refreshToken = String(tokens.refresh_token ?? refreshToken);
    return { status: reply.status, names: Object.keys(tokens) };
  };
  return [
    {
      name: 'sign-in',
      ask: () => post({ grant_type: 'password', username: 'shopper@seam.example', password: 'seam1234!', scope: 'openid' }),
    },
    { name: 'renewal', ask: () => post({ grant_type: 'refresh_token', refresh_token: refreshToken }) },
  ];
}

if (process.argv[1] === file) process.send?.(await visit(process.argv[2] ?? ''), () => process.disconnect());
