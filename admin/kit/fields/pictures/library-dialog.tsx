import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Picture } from '#contract/rest/admin/pictures.ts';
import { Button } from '../../button.tsx';
import { SearchBox } from '../../search-box.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '../../states.tsx';
import { fieldTexts as texts } from '../texts.ts';
import { WideDialog } from '../wide-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { findPictures, useUploads } from './library-calls.ts';
import { PictureGrid } from './picture-grid.tsx';

const pageSize = 60;

/** The library in a dialog: search, folders, upload. Pressing an image chooses it. */
export function LibraryDialog({
  chosen,
  onChoose,
  onClose,
}: {
  chosen?: string;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const { upload, send } = useUploads();
  const { query, pictures, folders } = useLibrary(useDeferredValue(typed.trim()), folder);
  const choose = (picture: Picture) => {
    onChoose(picture);
    onClose();
  };
  return (
    <WideDialog title={texts.library} onClose={onClose}>
      <div className="space-y-4 p-4">
        <DropZone
          upload={upload}
          onFiles={async (files) => {
            const added = await send(files, folder ?? '');
            if (added.length === 1 && added[0]) choose(added[0]);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <div className="relative min-w-50 flex-1">
            <SearchBox aria-label={texts.search} placeholder={texts.search} typed={typed} onType={setTyped} />
          </div>
          <FolderChoice folders={folders} folder={folder} onChange={setFolder} />
        </div>
        {query.isPending ? <LoadingRows /> : null}
        {query.isError ? <FailedPart query={query} /> : null}
        {query.isSuccess && pictures.length === 0 ? <EmptyPart sentence={texts.nothing} /> : null}
        <PictureGrid pictures={pictures} chosen={chosen} onChoose={choose} />
        {query.hasNextPage ? (
          <div className="flex justify-center">
            <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          </div>
        ) : null}
      </div>
    </WideDialog>
  );
}

/** Selects a folder; null for all. */
export function FolderChoice({
  folders,
  folder,
  onChange,
}: {
  folders: readonly { name: string; count: number }[];
  folder: string | null;
  onChange: (folder: string | null) => void;
}) {
  return (
    <select
      aria-label={texts.newFolder}
      value={folder === null ? '*' : folder}
      onChange={({ target }) => onChange(target.value === '*' ? null : target.value)}
      className="control pr-7"
    >
      <option value="*">{texts.allFolders}</option>
      {folders.map(({ name, count }) => (
        <option key={name} value={name}>
          {`${name === '' ? texts.noFolder : name} (${count.toLocaleString('ko')})`}
        </option>
      ))}
    </select>
  );
}

/** The images of a search in a folder, paginated. */
export function useLibrary(q: string, folder: string | null) {
  const query = useInfiniteQuery({
    queryKey: ['pictures', q, folder],
    queryFn: ({ pageParam }) => findPictures({ q, ...(folder === null ? {} : { folder }), limit: pageSize, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.total ? pages.length * pageSize : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  return { query, pictures: pages.flatMap((page) => page.pictures), folders: pages[0]?.folders ?? [], total: pages[0]?.total ?? 0 };
}
