import { describe, expect, it } from 'vitest';
import { optionsOf } from '../options.ts';
import { readListState } from './list-state.ts';
import { type Asked, type Listed, variablesOf } from './list-variables.ts';

type Works = Listed<Asked & { where: { state?: object; kind?: object; name?: object; owner?: object; _or?: object } }>;

const columns = [{ id: 'name', sort: true }, { id: 'state' }];
const tabs = { name: 'state', options: optionsOf({ ACT: 'On sale', STOP: 'Stopped' }) } as const;

/** The variables of a list for an address. */
function asked(address: string, list: Works, texts: { all?: string } = { all: 'All' }) {
  return variablesOf({ texts, columns, ...list } as Parameters<typeof variablesOf>[0], readListState(new URLSearchParams(address), '-id'));
}

describe('the variables of a list', () => {
  it('the variables of a list narrow it by the tab, the filters and the search in its address', async () => {
    const list: Works = {
      tabs,
      filters: [{ name: 'kind', label: 'Kind', options: optionsOf({ A: 'A' }) }],
      search: ({ like, inWords }) => [{ name: inWords }, { kind: like }],
    };
    const { where } = await asked('state=STOP&kind=A&q=50%25', list);
    const like = { _ilike: '%50\\%%' };
    expect(where).toEqual({
      _and: [{ state: { _eq: 'STOP' } }, { kind: { _eq: 'A' } }, { _or: [{ name: { _cast: { String: like } } }, { kind: like }] }],
    });
  });

  it.each(['', 'state=UNKNOWN&kind=UNKNOWN'])(
    'the variables of a list show everything where its address (%s) names no known value',
    async (address) => {
      const list: Works = { tabs, filters: [{ name: 'kind', label: 'Kind', options: optionsOf({ A: 'A' }) }] };
      expect((await asked(address, list)).where).toEqual({ _and: [] });
    },
  );

  it.each(['', 'state=UNKNOWN'])('the variables of a list show the first tab of a list without a tab for all (%s)', async (address) => {
    expect((await asked(address, { tabs }, {})).where).toEqual({ _and: [{ state: { _eq: 'ACT' } }] });
  });

  it('the variables of a list include the condition of its tab and its filters, also when filter options are loaded later', async () => {
    const list: Works = {
      tabs: { ...tabs, where: (state) => ({ state: { _neq: state } }) },
      filters: [{ name: 'owner', label: 'Owner', options: [], where: (id) => ({ owner: { id } }) }],
    };
    expect((await asked('state=ACT&owner=7', list)).where).toEqual({ _and: [{ state: { _neq: 'ACT' } }, { owner: { id: '7' } }] });
  });

  it('the variables of a list start with the list’s base condition, also when that needs a request, as for the user’s own items', async () => {
    expect((await asked('', { where: async () => ({ owner: { _in: [3] } }) })).where).toEqual({ _and: [{ owner: { _in: [3] } }] });
  });

  it('the variables of a list order it by a sortable column, else by the list’s own order, and then by id', async () => {
    expect((await asked('sort=-name&page=2', {})).order_by).toEqual([{ name: 'desc' }, { id: 'desc' }]);
    expect((await asked('sort=state', {})).order_by).toEqual([{ id: 'asc' }]);
    expect((await asked('', {})).order_by).toEqual([{ id: 'desc' }]);
    expect((await asked('sort=name', { orderBy: () => [{ kind: 'asc' }] })).order_by).toEqual([{ kind: 'asc' }]);
  });
});
