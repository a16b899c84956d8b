import CheckOutlined from '@mui/icons-material/CheckOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { markLanguage } from '../i18n/index.ts';
import { asLanguage, languageNames, languages, type Language } from '../i18n/languages.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { isAnyFormDirty } from '../shared/dirtyForms.ts';

export const LanguageMenu = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Language | null>(null);
  const current = asLanguage(locale);
  const label = translate('kontor.shell.language');

  const change = (language: Language) => {
    setAsked(null);
    markLanguage(language);
    setLocale(language);
  };
  const choose = (language: Language) => {
    setAnchor(null);
    if (language === current) return;
    if (isAnyFormDirty()) setAsked(language);
    else change(language);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: { xs: 40, sm: 44 }, height: 44 }}
        >
          <TranslateOutlined />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
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
