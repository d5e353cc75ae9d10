import { beforeAll, describe, expect, test } from 'vitest';
import { allColumns, declaredTables, grantOf, type MatrixRole, matrixRoles, type Verb, verbs } from './declared.ts';
import { type ActorName, accessMatrix, actors, type Matrix, tableNames } from './matrix.ts';

/** Compares the declared tables with the catalog: no undeclared table, column, view, function or right. */

let matrix: Matrix;
beforeAll(async () => {
  matrix = await accessMatrix();
});

const schemas = "('app', 'member', 'product', 'sales', 'management', 'identity', 'public')";

async function catalog<T extends object>(sql: string): Promise<T[]> {
  return (await matrix.owner.query<T>(sql)).rows;
}

test('every table, view and column has declared access rights', async () => {
  const relations = await catalog<{ name: string; columns: string }>(`
    select n.nspname || '.' || c.relname as name, string_agg(a.attname, ' ' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relname <> 'migrations' group by 1`);
  const declared = Object.entries(declaredTables).map(([name, table]) => ({ name, columns: table.columns }));
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect(relations.sort(byName)).toEqual(declared.sort(byName));
});

type Granted = { table: string; role: MatrixRole; verb: Verb; columns: string[] };

test('every role has the declared rights on every column, and no other', async () => {
  const columnGrants = await catalog<Granted>(`
    select n.nspname || '.' || c.relname as table, role, verb, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
      unnest(array['${matrixRoles.join("','")}']) as role, unnest(array['select', 'insert', 'update']) as verb
    where n.nspname in ${schemas} and c.relkind in ('r', 'p') and has_column_privilege('shop_' || role, c.oid, a.attnum, verb)
      and c.relname <> 'migrations'
    group by 1, 2, 3`);
  const deletes = await catalog<Omit<Granted, 'columns'>>(`
    select n.nspname || '.' || c.relname as table, role, 'delete' as verb from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['${matrixRoles.join("','")}']) as role
    where n.nspname in ${schemas} and c.relkind in ('r', 'p') and has_table_privilege('shop_' || role, c.oid, 'delete')`);
  const granted = new Map(columnGrants.map(({ table, role, verb, columns }) => [`${role} ${verb} ${table}`, columns]));
  for (const { table, role } of deletes) granted.set(`${role} delete ${table}`, declaredColumns(table));
  const declared = new Map<string, string[]>();
  for (const [name, table] of Object.entries(declaredTables)) {
    for (const role of matrixRoles) {
      for (const verb of verbs) {
        const grant = grantOf(table, role, verb);
        if (grant)
          declared.set(
            `${role} ${verb} ${name}`,
            allColumns(table).filter((column) => grant.columns.includes(column)),
          );
      }
    }
  }
  expect(Object.fromEntries([...granted].sort())).toEqual(Object.fromEntries([...declared].sort()));
});

const declaredColumns = (name: string) => allColumns(declaredTables[name] ?? { columns: '' });

test('no role may truncate, reference, trigger, maintain or create anything, or bypass policies', async () => {
  expect(
    await catalog(`
      select c.oid::regclass::text as name, role, right_ from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        unnest(array['${matrixRoles.join("','")}']) as role, unnest(array['truncate', 'references', 'trigger', 'maintain']) as right_
      where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v') and has_table_privilege('shop_' || role, c.oid, right_)`),
  ).toEqual([]);
  expect(
    await catalog(`
      select nspname, role from pg_namespace, unnest(array['${matrixRoles.join("','")}']) as role
      where nspname not like 'pg_temp%' and nspname not like 'pg_toast_temp%' and has_schema_privilege('shop_' || role, oid, 'create')`),
  ).toEqual([]);
  expect(
    await catalog(`
      select rolname from pg_roles where rolname like 'shop\\_%' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication)`),
  ).toEqual([]);
});

test('the roles artist and brand inherit from member, member inherits from visitor, and no other role inherits', async () => {
  const rows = await catalog<{ role: string; member: string }>(`
    select r.rolname as role, m.rolname as member from pg_auth_members a join pg_roles r on r.oid = a.roleid join pg_roles m on m.oid = a.member
    where r.rolname like 'shop\\_%' and m.rolname like 'shop\\_%' order by 1, 2`);
  expect(rows).toEqual([
    { role: 'shop_public', member: 'shop_user' },
    { role: 'shop_user', member: 'shop_artist' },
    { role: 'shop_user', member: 'shop_brand' },
  ]);
});

describe('functions', () => {
  const written = [
    'is_visible_text',
    'is_visible_writing',
    'units',
    'is_short_name',
    'is_short_writing',
    'are_keywords',
    'is_own_picture',
    'is_path',
    'is_link',
  ];
  const callable = [
    'me',
    'locales',
    'is_localized',
    'sees_custom',
    'owns_custom',
    'my_artist_ids',
    'my_brand_ids',
    'my_order_ids',
    'my_standing',
    'holds_coupon',
    'metered',
    'cut_list',
  ];

  test('only functions that policies, defaults and compiled queries use can be called', async () => {
    const rows = await catalog<{ name: string; roles: string[] }>(`
      select p.proname as name, array_agg(role order by role) as roles from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        unnest(array['${matrixRoles.join("','")}']) as role
      where n.nspname in ${schemas} and has_function_privilege('shop_' || role, p.oid, 'execute') group by 1`);
    expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(
      // Roles that write a text or picture need its checks, and roles that read a page's rows need the lookup of its revision.
      // Roles that write or search orders need the sums and words of an order. Only the shop's own commands check whether a process is running.
      Object.fromEntries([
        ...callable.map((name) => [name, [...matrixRoles].sort()]),
        ...written.map((name) => [name, [...matrixRoles].sort()]),
        ['amounts_sum', ['admin', 'service']],
        ['hold_catalogue', ['service']],
        ...['are_design_tags', 'is_translations'].map((name) => [name, ['admin', 'artist', 'brand', 'service', 'user']]),
        ['order_number_parts', ['admin', 'service']],
        ['order_words', ['admin', 'service']],
        // The vocabulary of the search is read and kept by the shop's own commands.
        ...['search_grams', 'search_names', 'words_of', 'words_of_categories', 'words_of_colours', 'words_told_of'].map((name) => [
          name,
          ['service'],
        ]),
        // The log, and what begins later, use the shop's clock.
        ['shop_now', ['artist', 'brand', 'public', 'service', 'user']],
        ['shown_revision', ['admin', 'artist', 'brand', 'public', 'user']],
      ]),
    );
  });

  test('functions that run with the owner’s rights fix their search path and answer about the caller only', async () => {
    const rows = await catalog<{ name: string; is_pinned: boolean; source: string; is_trigger: boolean }>(`
      select p.proname as name, p.proconfig = array['search_path=""'] as is_pinned, p.prosrc as source, p.prorettype = 'trigger'::regtype as is_trigger
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${schemas} and p.prosecdef`);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ is_pinned }) => !is_pinned).map(({ name }) => name)).toEqual([]);
    const asked = rows.filter(({ is_trigger }) => !is_trigger);
    // The shop's clock, and the revision a page shows by it, are public and the same for everyone.
    expect(
      asked
        .filter(({ source }) => !/= app\.me\(\)/.test(source))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['shop_now', 'shown_revision']);
  });
});

/** Kept by triggers and jobs from rows that are logged. */
const derived = new Set([
  'management.webhook_deliveries',
  ...[
    'product_facets',
    'product_lists',
    'list_news',
    'search_news',
    'search_words',
    'product_search',
    'graphic_search',
    'artist_search',
  ].map((name) => `product.${name}`),
]);

describe('every table', () => {
  test('every table has row-level security', async () => {
    expect(
      await catalog(`
        select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('member', 'product', 'sales', 'management', 'identity') and c.relkind in ('r', 'p') and not c.relrowsecurity`),
    ).toEqual([]);
  });

  test('every table has a primary key that everybody who sees a row can read', () => {
    for (const [name, table] of Object.entries(declaredTables)) {
      const keys = matrix.shapes.get(name)?.keys ?? [];
      expect([name, keys.length > 0]).toEqual([name, true]);
      for (const role of matrixRoles) {
        const grant = grantOf(table, role, 'select');
        if (grant) expect([name, role, grant.columns]).toEqual([name, role, expect.arrayContaining(keys)]);
      }
    }
  });

  test('every table outside identity, unless derived, writes an administrator’s insert, update and delete into the audit log', async () => {
    const audits = (trigger: string, events: number, when: string) =>
      catalog<{ name: string }>(`
        select n.nspname || '.' || c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
        where t.tgname = '${trigger}' and t.tgenabled = 'O' and t.tgtype & 1 = 1 and t.tgtype & 28 = ${events} and t.tgattr = ''
          and pg_get_triggerdef(t.oid) like '%WHEN (((${when} = ANY (ARRAY[''shop_admin''::%, ''shop_artist''::%, ''shop_brand''::%])) OR (current_setting(''app.staff_id''::text, true) <> ''''::text)))%' and t.tgfoid = 'app.audit()'::regprocedure order by 1`);
    const writes = await audits('audit_admin', 4 + 16, 'CURRENT_USER');
    const deletes = await audits('audit_admin_delete', 8, "current_setting(''role''::text)");
    const unlogged = (name: string) => name.startsWith('identity.') || name === 'management.audit_entries' || derived.has(name);
    const audited = tableNames.filter((name) => !unlogged(name));
    expect(writes.map(({ name }) => name)).toEqual(audited.sort());
    expect(deletes).toEqual(writes);
  });
});

describe('what is not granted is refused', () => {
  test.each(Object.keys(actors) as ActorName[])('%s: every column and verb without a declared right is refused', async (actor) => {
    const attempts = Object.entries(declaredTables).flatMap(([name, table]) => refusedStatements(name, table, actors[actor].role));
    expect(actors[actor].role === 'service' || attempts.length > 300).toBe(true);
    const let_through = await matrix.as(actor, async (client) => {
      await client.query(tryEach(client.escapeLiteral(JSON.stringify(attempts))));
      return (await client.query<{ found: string }>("select current_setting('matrix.found', true) as found")).rows[0]?.found;
    });
    expect(let_through ?? '').toBe('');
  });
});

function refusedStatements(name: string, table: (typeof declaredTables)[string], role: MatrixRole): string[] {
  const may = (verb: Verb, column: string) => grantOf(table, role, verb)?.columns.includes(column) ?? false;
  const columns = allColumns(table).flatMap((column) => [
    ...(may('select', column) ? [] : [`select ${column} from ${name}`]),
    ...(may('insert', column) ? [] : [`insert into ${name} (${column}) values (default)`]),
    ...(may('update', column) ? [] : [`update ${name} set ${column} = default`]),
  ]);
  return [...columns, ...(grantOf(table, role, 'delete') ? [] : [`delete from ${name}`])];
}

/** Tries thousands of statements in one round trip; those that do not fail with "permission denied" are collected in a setting. */
function tryEach(statements: string): string {
  return `do $matrix$
    declare statement text; found text := '';
    begin
      for statement in select json_array_elements_text(${statements}) loop
        begin
          execute statement;
          found := found || statement || E'\\n';
        exception when others then
          if sqlerrm not like 'permission denied%' then found := found || statement || ': ' || sqlerrm || E'\\n'; end if;
        end;
      end loop;
      perform set_config('matrix.found', found, true);
    end $matrix$`;
}
