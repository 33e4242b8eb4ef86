/**
 * The interface's German words, one file per area, each a plain object: `export const shellWords = {…} as const`. A
 * component imports only the words of its area; a word with values is a function (`loaded: (n: number) => \`${n} / 19
 * …\``). Labels of fields, filters and choices are in the declarations (domain/). Labels, questions and messages are
 * agreed with the editors, and tests find controls by them, so do not change them in passing. The strings of
 * react-admin's own components are below; their type makes sure that they are complete.
 */

import { mergeTranslations, type I18nProvider, type TranslationMessages } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import languageGerman from 'ra-language-german';
import { contents } from '../../domain/contents';
import { declaredType } from '../../domain/contentType';
import { listWords } from './lists';

/** Every key, including those that react-admin calls optional, so that a missing one fails the type check. */
type AllMessages = TranslationMessages & { ra: Required<TranslationMessages['ra']> };

/** The strings of react-admin's own components, in Swiss spelling (no ß). */
export const germanMessages: AllMessages = {
  ra: {
    action: {
      add_filter: 'Filter hinzufügen',
      add: 'Hinzufügen',
      back: 'Zurück',
      bulk_actions: '1 Eintrag ausgewählt |||| %{smart_count} Einträge ausgewählt',
      cancel: 'Abbrechen',
      clear_array_input: 'Liste leeren',
      clear_input_value: 'Eingabe löschen',
      clone: 'Duplizieren',
      confirm: 'Bestätigen',
      create: 'Erstellen',
      create_item: '%{item} erstellen',
      delete: 'Löschen',
      edit: 'Bearbeiten',
      export: 'Exportieren',
      list: 'Liste',
      refresh: 'Aktualisieren',
      remove_filter: 'Filter entfernen',
      remove_all_filters: 'Alle Filter entfernen',
      remove: 'Entfernen',
      reset: 'Zurücksetzen',
      save: 'Speichern',
      search: 'Suchen',
      search_columns: 'Spalten suchen',
      select_all: 'Alle auswählen',
      select_all_button: 'Alle auswählen',
      select_row: 'Diese Zeile auswählen',
      show: 'Anzeigen',
      sort: 'Sortieren',
      undo: 'Rückgängig',
      unselect: 'Abwählen',
      expand: 'Aufklappen',
      close: 'Schliessen',
      open_menu: 'Menü öffnen',
      close_menu: 'Menü schliessen',
      update: 'Ändern',
      move_up: 'Nach oben',
      move_down: 'Nach unten',
      open: 'Öffnen',
      toggle_theme: 'Helle oder dunkle Darstellung',
      select_columns: 'Spalten',
      update_application: 'Anwendung neu laden',
    },
    boolean: { true: 'Ja', false: 'Nein', null: ' ' },
    page: {
      create: '%{name} erfassen',
      dashboard: 'Übersicht',
      edit: '%{name} bearbeiten',
      error: 'Etwas ist schiefgegangen',
      list: '%{name}',
      loading: 'Wird geladen …',
      not_found: 'Nicht gefunden',
      show: '%{name} %{recordRepresentation}',
      empty: 'Noch keine Einträge.',
      invite: 'Möchten Sie einen erstellen?',
      access_denied: 'Kein Zugriff',
      authentication_error: 'Die Anmeldung konnte nicht geprüft werden',
    },
    input: {
      file: {
        upload_several: 'Ziehen Sie Dateien hierher, oder klicken Sie, um Dateien auszuwählen.',
        upload_single: 'Ziehen Sie eine Datei hierher, oder klicken Sie, um eine auszuwählen.',
      },
      image: {
        upload_several: 'Ziehen Sie Bilder hierher, oder klicken Sie, um Bilder auszuwählen.',
        upload_single: 'Ziehen Sie ein Bild hierher, oder klicken Sie, um eines auszuwählen.',
      },
      references: {
        all_missing: 'Die zugehörigen Einträge wurden nicht gefunden.',
        many_missing: 'Mindestens einer der zugehörigen Einträge existiert nicht mehr.',
        single_missing: 'Der zugehörige Eintrag existiert nicht mehr.',
      },
      password: { toggle_visible: 'Passwort verbergen', toggle_hidden: 'Passwort anzeigen' },
    },
    message: {
      about: 'Über',
      access_denied: 'Für diese Seite fehlt Ihnen die Berechtigung.',
      are_you_sure: 'Sind Sie sicher?',
      authentication_error: 'Ihre Anmeldung konnte nicht geprüft werden.',
      auth_error: 'Beim Prüfen der Anmeldung ist ein Fehler aufgetreten.',
      bulk_delete_content:
        'Möchten Sie diesen Eintrag wirklich löschen? |||| Möchten Sie diese %{smart_count} Einträge wirklich löschen?',
      bulk_delete_title: '%{name} löschen |||| %{smart_count} %{name} löschen',
      bulk_update_content:
        'Möchten Sie diesen Eintrag wirklich ändern? |||| Möchten Sie diese %{smart_count} Einträge wirklich ändern?',
      bulk_update_title: '%{name} ändern |||| %{smart_count} %{name} ändern',
      clear_array_input: 'Möchten Sie die ganze Liste wirklich leeren?',
      delete_content: 'Möchten Sie diesen Eintrag wirklich löschen?',
      delete_title: '%{name} löschen',
      details: 'Technische Angaben',
      error: 'Ein Fehler ist aufgetreten, und Ihre Anfrage konnte nicht abgeschlossen werden.',
      invalid_form: 'Bitte prüfen Sie Ihre Angaben.',
      loading: 'Bitte warten',
      no: 'Nein',
      not_found: 'Die Adresse ist falsch geschrieben, oder der Link führt ins Leere.',
      select_all_limit_reached: 'Es sind zu viele Einträge: nur die ersten %{max} wurden ausgewählt.',
      unsaved_changes:
        'Sie haben Änderungen, die noch nicht gespeichert sind. Möchten Sie die Seite trotzdem verlassen?',
      yes: 'Ja',
      placeholder_data_warning: 'Die Daten konnten nicht aktualisiert werden: keine Verbindung.',
    },
    navigation: {
      clear_filters: 'Filter entfernen',
      no_filtered_results: 'Mit diesen Filtern wurde nichts gefunden.',
      no_results: 'Nichts gefunden',
      no_more_results: 'Die Seite %{page} gibt es nicht. Versuchen Sie die vorherige.',
      page_out_of_boundaries: 'Die Seite %{page} gibt es nicht',
      page_out_from_end: 'Das ist die letzte Seite',
      page_out_from_begin: 'Das ist die erste Seite',
      page_range_info: '%{offsetBegin}–%{offsetEnd} von %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} von mehr als %{offsetEnd}',
      current_page: 'Seite %{page}',
      page: 'Zu Seite %{page}',
      first: 'Zur ersten Seite',
      last: 'Zur letzten Seite',
      next: 'Zur nächsten Seite',
      previous: 'Zur vorherigen Seite',
      page_rows_per_page: 'Zeilen pro Seite:',
      skip_nav: 'Zum Inhalt springen',
    },
    sort: { sort_by: 'Nach %{field} %{order} sortieren', ASC: 'aufsteigend', DESC: 'absteigend' },
    auth: {
      auth_check_error: 'Bitte melden Sie sich an.',
      user_menu: 'Konto',
      username: 'Benutzername',
      password: 'Passwort',
      email: 'E-Mail',
      sign_in: 'Anmelden',
      sign_in_error: 'Die Anmeldung ist fehlgeschlagen.',
      logout: 'Abmelden',
    },
    notification: {
      updated: 'Gespeichert |||| %{smart_count} Einträge gespeichert',
      created: 'Erstellt',
      deleted: 'Gelöscht |||| %{smart_count} Einträge gelöscht',
      bad_item: 'Ungültiger Eintrag',
      item_doesnt_exist: 'Dieser Eintrag existiert nicht oder nicht mehr.',
      http_error: 'Der Server konnte die Anfrage nicht beantworten.',
      data_provider_error: 'Die Daten konnten nicht gelesen werden.',
      i18n_error: 'Die Texte dieser Sprache konnten nicht geladen werden.',
      canceled: 'Abgebrochen',
      logged_out: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
      not_authorized: 'Dafür fehlt Ihnen die Berechtigung.',
      application_update_available: 'Es gibt eine neue Version der Anwendung.',
      offline: 'Keine Verbindung. Die Daten konnten nicht geladen werden.',
    },
    validation: {
      required: 'Diese Angabe fehlt.',
      minLength: 'Mindestens %{min} Zeichen',
      maxLength: 'Höchstens %{max} Zeichen',
      minValue: 'Mindestens %{min}',
      maxValue: 'Höchstens %{max}',
      number: 'Das ist keine Zahl.',
      email: 'Das ist keine gültige E-Mail-Adresse.',
      oneOf: 'Eines von: %{options}',
      regex: 'Das Format stimmt nicht: %{pattern}',
      unique: 'Das gibt es schon.',
    },
    saved_queries: {
      label: 'Gespeicherte Suchen',
      query_name: 'Name der Suche',
      new_label: 'Diese Suche speichern …',
      new_dialog_title: 'Diese Suche speichern als',
      remove_label: 'Gespeicherte Suche löschen',
      remove_label_with_name: 'Suche «%{name}» löschen',
      remove_dialog_title: 'Gespeicherte Suche löschen?',
      remove_message: 'Möchten Sie diese gespeicherte Suche wirklich löschen?',
      help: 'Filtern Sie die Liste, und speichern Sie die Suche für später.',
    },
    guesser: { empty: { title: 'Keine Daten', message: 'Bitte prüfen Sie die Datenquelle.' } },
    configurable: {
      customize: 'Anpassen',
      configureMode: 'Diese Seite anpassen',
      inspector: {
        title: 'Anpassung',
        content: 'Zeigen Sie auf ein Element, um es anzupassen.',
        reset: 'Zurücksetzen',
        hideAll: 'Alle verbergen',
        showAll: 'Alle zeigen',
      },
      Datagrid: { title: 'Tabelle', unlabeled: 'Spalte ohne Namen #%{column}' },
      SimpleForm: { title: 'Formular', unlabeled: 'Feld ohne Namen #%{input}' },
      SimpleList: { title: 'Liste', primaryText: 'Haupttext', secondaryText: 'Nebentext', tertiaryText: 'Zusatztext' },
    },
  },
};

/** The names of resources, where react-admin looks for them. */
const resourceNames = Object.fromEntries(
  Object.values(contents).map(({ name, label }) => [name, { name: `${label.singular} |||| ${label.plural}` }]),
);

/** Our strings are complete and in Swiss spelling; ra-language-german covers keys that react-admin adds later. */
const messages = mergeTranslations(languageGerman, germanMessages, { resources: resourceNames });

const polyglot = polyglotI18nProvider(() => messages, 'de', [{ locale: 'de', name: 'Deutsch' }], {
  allowMissing: true,
});

/** The interface is in German only. The labels of fields come from their declaration once a page has loaded it. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => fieldLabel(key) ?? polyglot.translate(key, options),
};

/**
 * @param key where react-admin looks up the label of a field or its translation:
 * `resources.projects.fields.translations.fr.title`
 */
function fieldLabel(key: string): string | undefined {
  const [, resource = '', name = ''] =
    /^resources\.([^.]+)\.fields\.(?:translations\.(?:fr|it)\.)?([^.]+)$/.exec(key) ?? [];
  const type = declaredType(resource);
  return type && (type.fields[name]?.label ?? ownFields[name]);
}

/** Labels of undeclared fields that every record has. */
const ownFields: Record<string, string> = {
  id: listWords.id,
  createdAt: listWords.createdAt,
  updatedAt: listWords.updatedAt,
};
