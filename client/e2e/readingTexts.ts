/** Fictional; the job fits the job seekers of these tests. */
export const headhunterMessage = `Guten Tag Frau Müller,

für unseren Kunden, die Beispielwerk GmbH, suche ich einen Backend-Entwickler (m/w/d) am Standort 80331 München. Es ist eine unbefristete Festanstellung.

Das Jahresgehalt liegt zwischen 70.000 und 85.000 € brutto. Gearbeitet wird hybrid, mit 2 Tagen Homeoffice in der Woche.

Passt das für Sie?

Viele Grüße
Max Beispiel
Senior Recruiter
Beispiel Personalberatung GmbH
max@beispiel-beratung.example`;
