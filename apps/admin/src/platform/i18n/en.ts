import english from 'ra-language-english';
import { enKontor } from './en.kontor.ts';

const { ra } = english;

export const en = {
  ra: {
    ...ra,
    auth: {
      ...ra.auth,
      sign_in: 'Log in',
      logout: 'Log out',
      auth_check_error: 'Please log in to continue',
      username: 'User name',
    },
    message: { ...ra.message, invalid_form: 'Some fields need your attention.' },
    notification: {
      ...ra.notification,
      updated: 'Data saved! |||| %{smart_count} records saved!',
      created: 'Data saved!',
      deleted: 'Deleted |||| %{smart_count} records deleted',
      http_error: 'Error occurred!',
      not_authorized: 'You are not authorized!',
    },
  },
  kontor: enKontor,
};
