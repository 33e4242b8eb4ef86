/** The types of events: external ones, then our own. */
export const externalEventType = 'external';
export const eventTypes = [
  { id: externalEventType, label: 'Externe Veranstaltung' },
  { id: 'regio', label: 'regio Veranstaltung' },
  { id: 'fsk', label: 'FSK Sitzung' },
  { id: 'cafe-r', label: 'caféR' },
  { id: 'einstiegskurs', label: 'Einstiegskurs' },
  { id: 'konferenz', label: 'Konferenz' },
  { id: 'wissenschaftsforum', label: 'Wissenschaftsforum' },
] as const;
export const ownEventTypes = eventTypes.map(({ id }) => id).filter((id) => id !== externalEventType);

/** The colours that highlight our own events; having none is allowed too. */
export const eventColors = [
  { id: '', label: 'Keine' },
  { id: '#B4BE00', label: 'Grün (Allgemein)' },
  { id: '#0093D1', label: 'Blau (WiGe und Plattformen)' },
  { id: '#FF7D00', label: 'Orange (formation-regio)' },
  { id: '#DC0019', label: 'Rot (Forschung)' },
] as const;
