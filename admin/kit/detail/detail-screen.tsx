import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type Params, useParams, useSearchParams } from 'react-router';
import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { DetailPage } from '../detail-page.tsx';
import { CopyLink, copiedIn } from './copying.tsx';

/** The place of a detail screen: the thing (`new` for a form) and the thing that a new one copies. */
export interface Place {
  id: string;
  isNew: boolean;
  copied: string | null;
  params: Readonly<Params>;
  search: URLSearchParams;
}

export interface At extends Place {
  /** When the data was read (ms), and true if it is not being read again. */
  asOf: number;
  isFresh: boolean;
}

interface Screen<Thing> {
  /** The name of its list, which is its address and the beginning of the query key: `artists`. */
  name: string;
  /** The titles of the list, which Back leads to, and of the form of a new thing. */
  texts: { title: string; add?: string };
  /** The id of a screen without an id in its address, of which there is only one. */
  id?: string;
  /** The target of Back, if not the list. */
  back?: string | ((at: Place) => string);
  /** Reads the thing; undefined if it does not exist. */
  load: (at: Place) => Promise<Thing | null | undefined>;
  title: (thing: Thing) => string;
  lead?: (thing: Thing) => ReactNode;
  /** Parts for existing things only. */
  beside?: (thing: Thing) => ReactNode;
  actions?: (thing: Thing, at: At) => ReactNode;
  side?: (thing: Thing, at: At) => ReactNode;
  /** Offers to copy the thing into a new form. */
  isCopied?: boolean;
  /** The table of the thing's row, whose latest log entries are at the side. */
  table?: string;
  content: (thing: Thing, at: At) => ReactNode;
}

/** A detail screen from its declaration: loading, not found, failed, Back, and a new thing's form are the same everywhere. */
export function detailScreen<Thing>(screen: Screen<Thing>): ComponentType {
  return () => <Detail screen={screen} />;
}

function Detail<Thing>({ screen: { name, texts, load, back = `/${name}`, ...screen } }: { screen: Screen<Thing> }) {
  const params = useParams();
  const [search] = useSearchParams();
  const { id = screen.id ?? '' } = params;
  const place: Place = { id, isNew: id === 'new', copied: copiedIn(search), params, search };
  const query = useQuery({ queryKey: [name, params, search.toString()], queryFn: async () => (await load(place)) ?? null });
  const at: At = { ...place, asOf: query.dataUpdatedAt, isFresh: !query.isFetching };
  const actions = (thing: Thing) => (
    <>
      {screen.isCopied ? <CopyLink list={`/${name}`} id={id} /> : null}
      {screen.actions?.(thing, at)}
    </>
  );
  const side = (thing: Thing) => (
    <>
      {screen.side?.(thing, at)}
      {screen.table === undefined ? null : <AuditTrail about={{ table: screen.table, row: id }} />}
    </>
  );
  return (
    <DetailPage
      back={{ href: typeof back === 'string' ? back : back(at), label: texts.title }}
      query={query}
      title={(thing) => (at.isNew ? (texts.add ?? '') : screen.title(thing))}
      {...(screen.lead ? { lead: screen.lead } : {})}
      {...(screen.beside && !at.isNew ? { beside: screen.beside } : {})}
      {...(at.isNew ? {} : { actions })}
      {...(at.isNew || !(screen.side || screen.table) ? {} : { side })}
    >
      {(thing) => <Fragment key={`${id} ${at.copied}`}>{screen.content(thing, at)}</Fragment>}
    </DetailPage>
  );
}

/** The name of the draft of a thing's form: `artist 12`, `artist new`, or of a copy, `artist copy 12`. */
export function draftName(noun: string, { id, isNew, copied }: Place): string {
  return isNew && copied !== null ? `${noun} copy ${copied}` : `${noun} ${id}`;
}
