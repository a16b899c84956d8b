import { conflict, invalid } from '../errors/message.ts';

export const mailServerMessages = {
  'mail_server.not_a_host': invalid({
    en: 'Enter the name of the server only, such as smtp.example.com.',
    lt: 'Įrašykite tik serverio vardą, pavyzdžiui, smtp.example.com.',
    no: 'Oppgi bare navnet på serveren, for eksempel smtp.example.com.',
  }),
  'mail_server.in_environment': conflict({
    en: 'The mail server is set in the environment of this installation, which wins over these settings.',
    lt: 'El. pašto serveris nurodytas diegimo aplinkoje, ir ji svarbesnė už šiuos nustatymus.',
    no: 'E-postserveren er satt i miljøet til denne installasjonen, og det går foran disse innstillingene.',
  }),
  'mail_server.not_set_up': conflict({
    en: 'No mail server is set up.',
    lt: 'El. pašto serveris nenustatytas.',
    no: 'Ingen e-postserver er satt opp.',
  }),
  'mail_server.not_found': invalid({
    en: 'There is no server called %{host}. Check its name.',
    lt: 'Serverio %{host} nėra. Patikrinkite jo vardą.',
    no: 'Det finnes ingen server som heter %{host}. Kontroller navnet.',
  }),
  'mail_server.unreachable': invalid({
    en: '%{host} does not answer on port %{port}. Check the port, and whether a firewall is in the way.',
    lt: '%{host} neatsako per %{port} prievadą. Patikrinkite prievadą ir ar netrukdo užkarda.',
    no: '%{host} svarer ikke på port %{port}. Kontroller porten, og om en brannmur står i veien.',
  }),
  'mail_server.insecure': invalid({
    en: 'No secure connection to %{host} came about: %{answer}. Check the kind of security and the port.',
    lt: 'Saugaus ryšio su %{host} užmegzti nepavyko: %{answer}. Patikrinkite saugos būdą ir prievadą.',
    no: 'Fikk ikke sikker forbindelse til %{host}: %{answer}. Kontroller sikkerheten og porten.',
  }),
  'mail_server.login_refused': invalid({
    en: '%{host} does not accept the user name or the password: %{answer}',
    lt: '%{host} nepriima naudotojo vardo arba slaptažodžio: %{answer}',
    no: '%{host} godtar ikke brukernavnet eller passordet: %{answer}',
  }),
  'mail_server.sender_refused': invalid({
    en: '%{host} does not accept the sender: %{answer}',
    lt: '%{host} nepriima siuntėjo: %{answer}',
    no: '%{host} godtar ikke avsenderen: %{answer}',
  }),
  'mail_server.receiver_refused': invalid({
    en: '%{host} does not accept the receiver: %{answer}',
    lt: '%{host} nepriima gavėjo: %{answer}',
    no: '%{host} godtar ikke mottakeren: %{answer}',
  }),
  'mail_server.refused': invalid({
    en: '%{host} did not take the email: %{answer}',
    lt: '%{host} laiško nepriėmė: %{answer}',
    no: '%{host} tok ikke imot e-posten: %{answer}',
  }),
};
