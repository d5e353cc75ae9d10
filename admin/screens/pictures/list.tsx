import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#admin/kit/button.tsx';
import { DropZone } from '#admin/kit/fields/pictures/drop-zone.tsx';
import { useUploads } from '#admin/kit/fields/pictures/library-calls.ts';
import { FolderChoice, useLibrary } from '#admin/kit/fields/pictures/library-dialog.tsx';
import { PictureGrid } from '#admin/kit/fields/pictures/picture-grid.tsx';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { SearchBox } from '#admin/kit/search-box.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { pictureTexts as texts } from './texts.ts';

/** All images of the library. */
export function PictureList() {
  const [typed, setTyped] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const { upload, send } = useUploads();
  const navigate = useNavigate();
  const { query, pictures, folders, total } = useLibrary(useDeferredValue(typed.trim()), folder);
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="space-y-4">
        <DropZone upload={upload} onFiles={(files) => void send(files, folder ?? '')} />
        <div className="flex flex-wrap items-center gap-2">
          <div className="relative min-w-50 flex-1 md:max-w-90">
            <SearchBox data-list-search aria-label={fieldTexts.search} placeholder={fieldTexts.search} typed={typed} onType={setTyped} />
          </div>
          <FolderChoice folders={folders} folder={folder} onChange={setFolder} />
          <span className="ml-auto text-ink-2 tabular-nums">{texts.total(total)}</span>
        </div>
        {query.isPending ? <LoadingRows /> : null}
        {query.isError ? <FailedPart query={query} /> : null}
        {query.isSuccess && pictures.length === 0 ? <EmptyPart sentence={fieldTexts.nothing} /> : null}
        <PictureGrid pictures={pictures} onChoose={({ id }) => void navigate(`/pictures/${id}`)} />
        {query.hasNextPage ? (
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {fieldTexts.more}
          </Button>
        ) : null}
      </div>
    </>
  );
}
