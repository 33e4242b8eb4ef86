import type { Locale } from '../../../domain/locales';

/** Words of the page that confirms an opt-in. */
export const optInWords: Record<Locale, Record<'title' | 'intro' | 'confirm' | 'doneTitle' | 'done', string>> = {
  de: {
    title: 'Anmeldung bestätigen',
    intro: 'Sie melden sich an für:',
    confirm: 'Anmeldung bestätigen',
    doneTitle: 'Vielen Dank',
    done: 'Ihre Anmeldung ist bestätigt. Die Redaktion trägt Sie ein. Sie können diese Seite schliessen.',
  },
  fr: {
    title: 'Confirmer l’inscription',
    intro: 'Vous vous inscrivez à :',
    confirm: 'Confirmer l’inscription',
    doneTitle: 'Merci beaucoup',
    done: 'Votre inscription est confirmée. La rédaction va vous enregistrer ; vous pouvez fermer cette page.',
  },
  it: {
    title: 'Confermare l’iscrizione',
    intro: 'Si iscrive a:',
    confirm: 'Confermare l’iscrizione',
    doneTitle: 'Grazie mille',
    done: 'La Sua iscrizione è confermata. La redazione La registrerà; può chiudere questa pagina.',
  },
};
