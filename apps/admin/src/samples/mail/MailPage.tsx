import type { EmailRecord } from '@kontor/domain';
import { Box, Card } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNotify, useStoreContext, useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { readSession } from '../../platform/api/session/session.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { part } from '../../platform/page/page.ts';
import { answerOf, emptyDraft, type AnswerKind, type Draft } from './compose/draft.ts';
import { Folders } from './Folders.tsx';
import { MailList } from './MailList.tsx';
import { owned } from './sending.ts';
import { useMailActions } from './useMailActions.tsx';
import { useMailAddress } from './useMailAddress.ts';
import { useMailKeys } from './useMailKeys.ts';
import { useMails } from './useMails.ts';

const Compose = part(() => import('./compose/Compose.tsx').then((m) => m.Compose));
const OpenMail = part(() => import('./OpenMail.tsx').then((m) => m.OpenMail));

const nobody: ReadonlySet<number> = new Set();

/** Folders, their emails, the open email in their place, and the one being written in the corner. */
export const MailPage = () => {
  const t = useTranslate();
  const kontor = useKontor();
  const notify = useNotify();
  const store = useStoreContext();
  const { view, mailId, compose, params, list: show, open, write } = useMailAddress();
  const { data: list, error, refetch } = useMails(view);
  const actions = useMailActions(view);
  const [selected, setSelected] = useState<ReadonlySet<number>>(nobody);
  const [begun, setBegun] = useState<Draft | null>(null);
  /** Each email begun has its own dock, and keeps it once it has an id. */
  const [sheet, setSheet] = useState(0);

  const [ownId, setOwnId] = useState<number | null>(null);
  const isOwn = compose === 'new' || compose === String(ownId);

  const begin = (draft: Draft, asked: string) => {
    setBegun(draft);
    setOwnId(draft.draftId);
    setSheet((now) => now + 1);
    write(asked);
  };
  const answer = (mail: EmailRecord, kind: AnswerKind) => begin(answerOf(mail, kind, readSession()?.userData.email ?? ''), 'new');
  const step = async (dir: 'previous' | 'next') => {
    const { folder, label, q } = view;
    try {
      const query = { dir, emailId: mailId, folder, label, q };
      open((await kontor.sample<EmailRecord>('GET', '/apps/email/paginate-email', { query })).id);
    } catch {
      // It is the last one: its buttons say so.
    }
  };
  const select = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const close = () => {
    setBegun(null);
    write(null, { about: null, to: null, subject: null });
  };
  useMailKeys({
    mails: list?.emails ?? [],
    open: mailId ? list?.emails.find(({ id }) => id === mailId) : undefined,
    actions,
    onSelect: select,
    onWrite: () => begin(emptyDraft, 'new'),
    onClose: () => open(null),
    onStep: (dir) => void step(dir),
    onAnswer: answer,
  });
  // Restores an email interrupted by a reload.
  const resume = useEffectEvent(() => {
    const unsaved = store.getItem<Draft>(owned('unsaved'));
    if (unsaved && !compose) write(unsaved.draftId ?? 'new');
  });
  useEffect(() => resume(), []);

  const chosen = new Set(list?.emails.filter(({ id }) => selected.has(id)).map(({ id }) => id));
  return (
    <Box>
      <PageHeader title={t('pages./mail/index')} />
      <Card sx={frame}>
        <Box component="section" aria-label={t('mail.folders_title')} sx={side}>
          <Folders view={view} meta={list?.emailsMeta} onList={show} onWrite={() => begin(emptyDraft, 'new')} />
        </Box>
        <Box
          component="section"
          aria-label={t('mail.mails')}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          {mailId ? (
            <Suspense fallback={null}>
              <OpenMail
                id={mailId}
                view={view}
                actions={actions}
                onClose={() => open(null)}
                onStep={(dir) => void step(dir)}
                onAnswer={answer}
              />
            </Suspense>
          ) : (
            <MailList
              view={view}
              list={list}
              error={error}
              refetch={refetch}
              actions={actions}
              selected={chosen}
              onSelected={setSelected}
              onList={show}
            />
          )}
        </Box>
      </Card>
      {compose && (
        <Suspense fallback={null}>
          <Compose
            key={isOwn ? sheet : compose}
            asked={compose}
            params={params}
            begun={isOwn ? begun : null}
            onId={(id) => {
              setOwnId(id);
              write(id);
            }}
            onClose={close}
            onDiscard={(draftId) => {
              close();
              if (draftId) actions.change([draftId], { folder: 'trash' });
              notify('mail.discarded', { type: 'success' });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};

const frame = { display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minHeight: 520, minWidth: 0 } as const;
const line = '1px solid var(--mui-palette-divider)';
const side = {
  width: { xs: '100%', md: 220 },
  flexShrink: 0,
  minWidth: 0,
  borderInlineEnd: { md: line },
  borderBottom: { xs: line, md: 0 },
} as const;
