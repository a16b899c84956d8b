import 'reflect-metadata'; // before the first input class
