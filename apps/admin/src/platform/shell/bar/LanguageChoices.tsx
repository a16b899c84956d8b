import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { markLanguage } from '../../i18n/index.ts';
import { asLanguage, languageNames, languages, type Language } from '../../i18n/languages.ts';
import { ConfirmDialog } from '../../action/ConfirmDialog.tsx';
import { isAnyFormDirty } from '../../page/dirtyForms.ts';

type Props = { anchor: HTMLElement; open: boolean; onClose: () => void };

/** Changing the language redraws the page, so a person with unsaved changes is asked first. */
export const LanguageChoices = ({ anchor, open, onClose }: Props) => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [asked, setAsked] = useState<Language | null>(null);
  const current = asLanguage(locale);

  const change = (language: Language) => {
    setAsked(null);
    markLanguage(language);
    setLocale(language);
  };
  const choose = (language: Language) => {
    onClose();
    if (language === current) return;
    if (isAnyFormDirty()) setAsked(language);
    else change(language);
  };
  return (
    <>
      <Menu anchorEl={anchor} open={open} onClose={onClose}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            selected={language === current}
            lang={language === 'no' ? 'nb' : language}
            onClick={() => choose(language)}
          >
            <ListItemIcon>{language === current && <CheckOutlined fontSize="small" />}</ListItemIcon>
            <ListItemText>{languageNames[language]}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={asked !== null}
        title={translate('kontor.shell.leave_title')}
        text={translate('kontor.shell.leave_text')}
        confirmLabel={translate('kontor.shell.leave_action')}
        cancelLabel={translate('kontor.shell.stay')}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && change(asked)}
      />
    </>
  );
};
