import { saveFile } from '#client/save-file.ts';
import { authorizedFetch } from '#client/session/session.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { errorOf } from '#client/wire/api-error.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { TeamOrder, TeamPersonInput } from '#contract/rest/design/team-orders.ts';

export const teamApi = {
  read: (code: string) => callApi<TeamOrder>('GET', `/team-orders/${code}`),
  change: (code: string, body: { title: string; closes_at: string }) => callApi<object>('PATCH', `/team-orders/${code}`, { body }),
  remove: (code: string) => callApi<object>('DELETE', `/team-orders/${code}`),
  /** Saves the quote as a file. */
  saveQuote: async (code: string, name: string) => {
    const response = await authorizedFetch(`/api/team-orders/${code}/quote.pdf`, { cache: 'no-store' });
    if (!response.ok) throw await errorOf(response);
    saveFile(await response.blob(), name);
  },
  join: (code: string, people: TeamPersonInput[]) =>
    callApi<{ people: { token: string }[] }>('POST', `/team-orders/${code}/people`, { body: { people } }),
  changePerson: (token: string, body: TeamPersonInput) => callApi<object>('PUT', `/team-people/${token}`, { body }),
  removePerson: (code: string, id: number) => callApi<object>('DELETE', `/team-orders/${code}/people/${id}`),
};

/** What this browser chose in a team order, with the token that changes it. */
export type OwnPerson = TeamPersonInput & { token: string };

const keyOf = (code: string) => `seam.team.${code}`;

export function readOwnPerson(code: string): OwnPerson | null {
  const stored = deviceStorage.getItem(keyOf(code));
  return stored === null ? null : (JSON.parse(stored) as OwnPerson);
}

export function storeOwnPerson(code: string, person: OwnPerson | null): void {
  if (person === null) deviceStorage.removeItem(keyOf(code));
  else deviceStorage.setItem(keyOf(code), JSON.stringify(person));
}
